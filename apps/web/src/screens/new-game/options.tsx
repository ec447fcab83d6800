import { useState } from 'preact/hooks';
import { keepSet, type OwnSet, ownSet, readSet } from '../../own-set.ts';
import { Choice, Disclosure, FileDrop, Notice, Select } from '../../parts/index.ts';
import { type GameWords, t } from '../../words.ts';
import { Faults } from '../set-faults.tsx';
import { capital, textOr } from '../use-game.ts';
import { optionsFor } from './draft.ts';
import { changeDraft, draftOf } from './kept-draft.ts';

const MANY = 4;

/** What a table can agree on, folded: most people play without touching it. */
export function Options({ words, seats }: { readonly words: GameWords; readonly seats: number }) {
  const { face, t: speak } = words;
  const draft = draftOf(face);
  const table = face.options(seats);
  const chosen = optionsFor(table, draft.options);
  const summary = Object.entries(chosen)
    .filter(([name, value]) => table[name]?.[0] !== value)
    .map(([name, value]) => `${speak(`option.${name}`)}: ${speak(`option.${name}.${value}`)}`);
  const own = draft.ownSet ? ownSet(face.id, face) : null;
  if (own) summary.push(own.name);
  return (
    <Disclosure
      summary={
        <span>
          {t('new.options')}
          <span class="about option-summary">
            {summary.length > 0 ? summary.join(' · ') : t('new.usual')}
          </span>
        </span>
      }
    >
      <div class="option-list">
        {Object.entries(table).map(([name, values]) => {
          const props = {
            value: chosen[name] ?? '',
            picks: values.map(value => ({ value, label: capital(speak(`option.${name}.${value}`)) })),
            onChange: (value: string) => changeDraft(face, { options: { ...draft.options, [name]: value } }),
          };
          const about = textOr(speak, `option.${name}.about`, '');
          return values.length > MANY ? (
            <div class="option-select" key={name}>
              <Select label={speak(`option.${name}`)} {...props} />
              <p class="about">{about}</p>
            </div>
          ) : (
            <Choice key={name} legend={speak(`option.${name}`)} about={about} {...props} />
          );
        })}
        <SetChoice words={words} />
      </div>
    </Disclosure>
  );
}

/** The component set: ours, or one from a file. */
function SetChoice({ words: { face, t: speak } }: { readonly words: GameWords }) {
  const [read, setRead] = useState<{
    readonly file: string;
    readonly faults: Parameters<typeof Faults>[0]['faults'];
  } | null>(null);
  const draft = draftOf(face);
  const own = ownSet(face.id, face);
  const take = (text: string, file: string) => {
    const set: OwnSet | { faults: Parameters<typeof Faults>[0]['faults'] } = readSet(face, text);
    if ('faults' in set) {
      setRead({ file, faults: set.faults });
      return;
    }
    setRead(null);
    keepSet(face.id, set);
    changeDraft(face, { ownSet: true });
  };
  return (
    <div class="option-set">
      <Choice
        legend={t('set.which')}
        about={t('set.about')}
        value={draft.ownSet && own ? 'own' : 'shipped'}
        picks={[
          { value: 'shipped', label: t('set.shipped') },
          ...(own ? [{ value: 'own', label: own.name }] : []),
        ]}
        onChange={value => changeDraft(face, { ownSet: value === 'own' })}
      />
      <FileDrop label={t('set.choose-file')} accept=".json,application/json" onText={take}>
        <p class="about">{t('set.drop')}</p>
      </FileDrop>
      {read && <Faults name={read.file} faults={read.faults} speak={speak} />}
      {own && draft.ownSet && <Notice kind="good">{t('set.in-use', { name: own.name })}</Notice>}
    </div>
  );
}
