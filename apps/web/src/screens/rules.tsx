import type { Rule, RuleSection } from '@thameside/kit';
import { useEffect, useState } from 'preact/hooks';
import { Page, TextField } from '../parts/index.ts';
import { language } from '../settings.ts';
import { t } from '../words.ts';
import { GameLinks } from './game-links.tsx';
import { rulesOf } from './rules/files.ts';
import { cutAtRules, found } from './rules/search.ts';
import './rules/rules.css';

interface RulesProps {
  readonly game: string;
  /** The rule that the address names. */
  readonly rule: string | null;
}

/** All numbered rules of a game, our rulings marked. */
export function Rules({ game, rule }: RulesProps) {
  const [sections, setSections] = useState<readonly RuleSection[] | null>(null);
  const [sought, setSought] = useState('');
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    void rulesOf(game, spoken).then(rules => {
      if (isWanted) setSections(rules);
    });
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  useEffect(() => setSought(''), [rule]);
  useEffect(() => {
    const here = rule === null ? null : document.getElementById(`rule-${rule}`);
    here?.scrollIntoView({ block: 'center' });
    here?.focus({ preventScroll: true });
  }, [rule, sections]);

  const numbers = new Set(sections?.flatMap(section => section.rules.map(({ number }) => number)));
  const shown = found(sections ?? [], sought);
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <Page over={t(`game.${game}`)} title={t('rules.title')} lead={t('rules.about')}>
      <GameLinks screen="rules" game={game} />
      <div class="rules" aria-busy={!sections}>
        <aside class="rules-side">
          <TextField type="search" label={t('rules.search')} value={sought} onInput={setSought} />
          <p class="small soft" role="status">
            {sections && t('rules.count', { count })}
          </p>
          <nav class="rules-toc" aria-label={t('rules.contents')}>
            <ul class="toc">
              {shown.map(({ heading, rules }) => (
                <li key={heading}>
                  <a href={`#/rules/${game}/${rules[0]?.number ?? ''}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div class="rules-body">
          {shown.map(section => (
            <section key={section.heading} aria-label={section.heading}>
              <h2>{section.heading}</h2>
              <ol class="rule-list">
                {section.rules.map(each => (
                  <RuleLine
                    key={each.number}
                    game={game}
                    rule={each}
                    numbers={numbers}
                    isMeant={each.number === rule}
                  />
                ))}
              </ol>
            </section>
          ))}
          {sections && count === 0 && (
            <p class="soft">{t(sections.length === 0 ? 'rules.none-yet' : 'rules.none')}</p>
          )}
        </div>
      </div>
    </Page>
  );
}

interface RuleLineProps {
  readonly game: string;
  readonly rule: Rule;
  readonly numbers: ReadonlySet<string>;
  readonly isMeant: boolean;
}

const RuleLine = ({ game, rule, numbers, isMeant }: RuleLineProps) => {
  const linked = (text: string) =>
    cutAtRules(text, numbers).map((piece, i) =>
      i % 2 === 1 ? (
        <a key={i} href={`#/rules/${game}/${piece}`}>
          {piece}
        </a>
      ) : (
        piece
      ),
    );
  return (
    <li class="rule" id={`rule-${rule.number}`} tabIndex={-1} aria-current={isMeant ? 'true' : undefined}>
      <a
        class="rule-number"
        href={`#/rules/${game}/${rule.number}`}
        aria-label={t('rules.number', { number: rule.number })}
      >
        {rule.number}
      </a>
      <div class="rule-text">
        <p>{linked(rule.text)}</p>
        {rule.ruling && (
          <p class="ruling">
            <span class="ruling-mark">{t('rules.ruling')}</span> {linked(rule.ruling)}
          </p>
        )}
      </div>
    </li>
  );
};
