import type { BrowserContext, Page } from 'playwright-core';
import type { Subject } from '../subjects/subject.ts';

/** Everything that can be read in the page: its texts, and the values of all attributes and fields. */
export const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts: string[] = [document.documentElement.textContent ?? ''];
    for (const element of document.querySelectorAll('*')) {
      for (const { value } of element.attributes) parts.push(value);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        parts.push(element.value);
    }
    return parts.join('\n');
  });

export interface Holdings {
  /** The seats of whom it knows what only they may know. */
  readonly opened: readonly number[];
  /** The seats whose questions it knows, with what they could answer. */
  readonly asked: readonly number[];
  /** The seats to whom something was said that only they may hear. */
  readonly whispered: readonly number[];
}

/** Runs in the page on an array of all its objects. */
const sift = ({ closed, whispered }: Subject) => `function () {
  const holdings = { opened: new Set(), asked: new Set(), whispered: new Set() };
  for (const each of this) {
    if (Array.isArray(each.players) && 'me' in each)
      each.players.forEach((player, seat) => {
        if (${JSON.stringify(closed)}.some(field => player[field])) holdings.opened.add(seat);
      });
    if (Array.isArray(each.answers) && each.frame && typeof each.frame.seat === 'number') holdings.asked.add(each.frame.seat);
    if (${JSON.stringify(whispered)}.includes(each.t)) holdings.whispered.add(each.seat);
  }
  return Object.fromEntries(Object.entries(holdings).map(([name, found]) => [name, [...found].sort()]));
}`;

/** What the memory of the page holds, after everything that nobody needs any more has been swept out. */
export async function holdingsOf(subject: Subject, context: BrowserContext, page: Page): Promise<Holdings> {
  const session = await context.newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const sifted = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: sift(subject),
      returnByValue: true,
    });
    return sifted.result.value as Holdings;
  } finally {
    await session.detach();
  }
}
