import { shown } from '../state/table.ts';
import { type GameWords, t } from '../words.ts';
import { type OutlineNode, treeOf } from './lib/outline.ts';
import './css/outline.css';

const Items = ({ nodes, words }: { readonly nodes: readonly OutlineNode[]; readonly words: GameWords }) =>
  nodes.length === 0 ? null : (
    <ul>
      {nodes.map((node, i) => (
        <li key={String(i)}>
          {words.say(node.said)}
          <Items nodes={node.children} words={words} />
        </li>
      ))}
    </ul>
  );

/** The whole board in words, with headings to jump between. */
export function Outline({ words }: { readonly words: GameWords }) {
  const sight = shown.value;
  if (!sight) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="outline" aria-label={t('table.outline')} tabIndex={0}>
      <h2 class="unseen">{t('table.outline')}</h2>
      <div class="outline-columns">
        {treeOf(words.describe.outline(sight.view)).map((node, i) => (
          <section key={String(i)}>
            <h2>{words.say(node.said)}</h2>
            <Items nodes={node.children} words={words} />
          </section>
        ))}
      </div>
    </section>
  );
}
