import type { SetFault } from '@thameside/kit';
import { useState } from 'preact/hooks';
import { keepSet, type OwnSet, readSet } from '../../own-set.ts';
import { Button, Disclosure, FileDrop, Notice, saveAs } from '../../parts/index.ts';
import { type GameWords, t } from '../../words.ts';
import { changeDraft } from '../new-game/kept-draft.ts';
import { Faults } from '../set-faults.tsx';

/** The set on show: ours to take away as a file, or somebody's own in its place. */
export function SetPanel({ words, own }: { readonly words: GameWords; readonly own: OwnSet | null }) {
  const { face, t: speak } = words;
  const [bad, setBad] = useState<{ readonly file: string; readonly faults: readonly SetFault[] } | null>(
    null,
  );
  const [isWide] = useState(() => matchMedia('(width >= 52rem)').matches);
  const take = (text: string, file: string) => {
    const set = readSet(face, text);
    if ('faults' in set) {
      setBad({ file, faults: set.faults });
      return;
    }
    setBad(null);
    keepSet(face.id, set);
    changeDraft(face, { ownSet: true });
  };
  const drop = () => {
    keepSet(face.id, null);
    changeDraft(face, { ownSet: false });
  };
  return (
    <section class="panel set-panel" aria-label={t('set.which')}>
      <Disclosure open={isWide} summary={own ? t('set.own', { name: own.name }) : t('set.ours')}>
        <div class="set-parts">
          <div class="stack">
            <p class="soft">{t(own ? 'set.own.about' : 'set.ours.about')}</p>
            <div class="row">
              <Button
                icon="download"
                onClick={() => saveAs(`${face.id}-set.json`, face.exportSet(), 'application/json')}
              >
                {t('set.export')}
              </Button>
              {own && (
                <Button icon="undo" onClick={drop}>
                  {t('set.back')}
                </Button>
              )}
            </div>
          </div>
          <FileDrop label={t('set.choose-file')} accept=".json,application/json" onText={take}>
            <p class="about">{t('set.drop')}</p>
          </FileDrop>
        </div>
      </Disclosure>
      {bad && <Faults name={bad.file} faults={bad.faults} speak={speak} />}
      {!bad && own && <Notice kind="good">{t('set.in-use', { name: own.name })}</Notice>}
    </section>
  );
}
