import type { RoomLine } from '@thameside/protocol/rooms';
import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS } from '../games.ts';
import { Button, ButtonLink, Select } from '../parts/index.ts';
import { t } from '../words.ts';
import { wasHere } from './guest.ts';

const ALL = 'all';

const Line = ({ line }: { readonly line: RoomLine }) => {
  const names = line.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const free = line.seats.length - names.length;
  return (
    <li class="game-row">
      <div class="game-what">
        <h3>{t('front.players', { names })}</h3>
        <p class="about">
          {t(`game.${line.game}`)} · {free > 0 ? t('online.free', { n: free }) : t('online.full')}
        </p>
      </div>
      <ButtonLink icon={free > 0 ? 'person' : 'eye'} href={`#/online/${line.table}`}>
        {t('online.look')}
      </ButtonLink>
    </li>
  );
};

/** The tables that are open to everybody. Whoever has not been here before becomes a guest by asking for them. */
export function OpenTables({ isGuest }: { readonly isGuest: boolean }) {
  const [isWanted, setWanted] = useState(isGuest);
  const [game, setGame] = useState(ALL);
  const [lines, setLines] = useState<readonly RoomLine[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const fetch = async () => {
      const { ask } = await import('./session.ts');
      const reply = await ask('open-rooms', { game: game === ALL ? null : game }).catch(() => null);
      if (isHere && reply?.kind === 'rooms') setLines(reply.rooms);
    };
    void fetch();
    const timer = setInterval(() => void fetch(), 15_000);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isWanted, game]);
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('online.tables')}</h2>
      {isWanted ? (
        <>
          <Select
            label={t('online.tables.game')}
            value={game}
            picks={[
              { value: ALL, label: t('online.tables.all') },
              ...GAME_IDS.map(value => ({ value, label: t(`game.${value}`) })),
            ]}
            onChange={setGame}
          />
          {lines && lines.length === 0 && <p class="about">{t('online.tables.none')}</p>}
          <ul class="game-rows" aria-busy={lines === null}>
            {lines?.map(line => (
              <Line key={line.table} line={line} />
            ))}
          </ul>
        </>
      ) : (
        <Button
          icon="search"
          onClick={() => {
            wasHere();
            setWanted(true);
          }}
        >
          {t('online.tables.show')}
        </Button>
      )}
    </section>
  );
}
