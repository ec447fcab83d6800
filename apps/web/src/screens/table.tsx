import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ButtonLink, useTitle } from '../parts/index.ts';
import { confirmTurns, lastGame, PACES, pace } from '../settings.ts';
import { link } from '../state/link.ts';
import { curtain, isMissing, isSeated, leaveTable, openTable } from '../state/screen.ts';
import { words } from '../state/speech.ts';
import { sight, trouble } from '../state/table.ts';
import { Curtain } from '../table/curtain.tsx';
import { listenToKeys } from '../table/keys.ts';
import { listen } from '../table/sounds.ts';
import { Table } from '../table/table.tsx';
import { t } from '../words.ts';

const beMannerly = () =>
  effect(() => {
    void link.ask('manners', { milliseconds: PACES[pace.value], confirm: confirmTurns.value });
  });

/** One table with everything around its board. */
export function TableScreen({ id }: { readonly id: string }) {
  useEffect(() => {
    const stops = [beMannerly(), listen(), listenToKeys()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    void openTable(id);
    return () => void leaveTable();
  }, [id]);
  const game = sight.value?.game;
  useEffect(() => {
    if (game !== undefined) lastGame.value = game;
  }, [game]);
  const now = sight.value;
  const isMine = now !== null && now.seat !== null && now.waiting.includes(now.seat);
  const next = now?.waiting[0];
  const whose = isMine ? t('table.live.yours') : next === undefined ? '' : (now?.seats[next]?.name ?? '');
  const playing = game === undefined ? t('app.name') : t(`game.${game}`);
  useTitle(whose ? `${whose} · ${playing}` : playing);
  const spoken = words.value;
  if (isMissing.value)
    return (
      <main class="table-missing">
        <h1>{t(`table.error.${trouble.value?.code ?? 'no-table'}`)}</h1>
        <ButtonLink href="#/" icon="home">
          {t('table.leave')}
        </ButtonLink>
      </main>
    );
  if (curtain.value) return <Curtain />;
  if (!isSeated.value || !spoken || spoken.face.id !== sight.value?.game)
    return <main class="table-loading" aria-busy="true" aria-label={t('table.loading')} />;
  return <Table words={spoken} />;
}
