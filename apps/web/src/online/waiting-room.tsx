import type { Room, RoomSeat } from '@thameside/protocol/rooms';
import { useState } from 'preact/hooks';
import {
  Button,
  ButtonLink,
  Choice,
  Disclosure,
  Icon,
  IconButton,
  Notice,
  Page,
  SeatMark,
  Select,
  Switch,
  TextField,
} from '../parts/index.ts';
import { freeName } from '../screens/new-game/draft.ts';
import { capital, textOr, useGame } from '../screens/use-game.ts';
import { playerName } from '../settings.ts';
import { type GameWords, t } from '../words.ts';
import { Chat } from './parts/chat.tsx';
import { LinkBox } from './parts/link-box.tsx';
import { ConnectionSlip } from './parts/notices.tsx';
import { PresenceOf } from './parts/presence.tsx';
import { mySeats, sit, told, trouble } from './room.ts';
import { ask } from './session.ts';

const nameOf = (seat: RoomSeat): string => (seat.kind === 'open' ? t('online.seat.open') : seat.name);

/** Who sits where; the owner decides who else may. */
function Seats({ now, words }: { readonly now: Room; readonly words: GameWords }) {
  const names = now.seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]));
  const levels = words.face.levels.map(value => ({
    value,
    label: t('new.bot', { level: capital(textOr(words.t, `level.${value}`, value)) }),
  }));
  const change = (seat: number, to: string) =>
    void told(
      ask('seat', {
        table: now.table,
        seat,
        to: to === 'open' ? { kind: 'open' } : { kind: 'bot', name: freeName(names), level: to },
      }),
    );
  return (
    <ol class="room-seats">
      {now.seats.map((seat, i) => (
        <li class="room-seat" key={String(i)} data-kind={seat.kind}>
          <SeatMark seat={i} name={seat.kind === 'open' ? '' : seat.name} />
          <div class="room-seat-who">
            <p>
              <b>{nameOf(seat)}</b>
              {seat.kind === 'person' && seat.mine && ` ${t('table.you')}`}
            </p>
            <p class="about">
              {seat.kind === 'person' && <PresenceOf seat={seat} inWords />}
              {seat.kind === 'person' && seat.owner && <span> · {t('online.owner')}</span>}
              {seat.kind === 'bot' && capital(textOr(words.t, `level.${seat.level}`, seat.level))}
            </p>
          </div>
          {now.isOwner && seat.kind !== 'person' && (
            <Select
              label={t('new.seat-by', { number: i + 1 })}
              unseenLabel
              value={seat.kind === 'bot' ? seat.level : 'open'}
              picks={[{ value: 'open', label: t('online.seat.open') }, ...levels]}
              onChange={to => change(i, to)}
            />
          )}
          {now.isOwner && seat.kind === 'person' && !seat.mine && (
            <IconButton
              icon="close"
              label={t('online.remove', { name: seat.name })}
              onClick={() => void told(ask('remove', { table: now.table, seat: i }))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** How long somebody may be away before the others decide, in minutes. */
const ABSENCES = [0, 2, 10, 60, 24 * 60, 7 * 24 * 60];
const sayAbsence = (minutes: number): string => {
  if (minutes === 0) return t('online.absence.none');
  if (minutes < 60) return t('online.absence.minutes', { n: minutes });
  if (minutes < 24 * 60) return t('online.absence.hours', { n: Math.round(minutes / 60) });
  return t('online.absence.days', { n: Math.round(minutes / 1440) });
};

/** What the table has agreed on; its owner can change it. */
function Arrangement({ now, words }: { readonly now: Room; readonly words: GameWords }) {
  const { listed, spectators, startsFull, absence, options, table, isOwner } = now;
  const arrange = (change: Partial<typeof now>) =>
    void told(ask('arrange', { table, options, listed, spectators, startsFull, absence, ...pick(change) }));
  const offered = Object.entries(words.face.options(now.seats.length));
  const said = (name: string, value: string) => capital(words.t(`option.${name}.${value}`));
  if (!isOwner)
    return (
      <dl class="room-terms">
        {offered.map(([name, values]) => (
          <div key={name}>
            <dt>{words.t(`option.${name}`)}</dt>
            <dd>{said(name, options[name] ?? values[0] ?? '')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('online.spectators')}</dt>
          <dd>{t(`online.spectators.${spectators}`)}</dd>
        </div>
        <div>
          <dt>{t('online.absence')}</dt>
          <dd>{sayAbsence(absence)}</dd>
        </div>
      </dl>
    );
  return (
    <div class="option-list">
      <Choice
        legend={t('online.listed')}
        about={t(`online.listed.${listed ? 'yes' : 'no'}.about`)}
        value={listed ? 'yes' : 'no'}
        picks={(['no', 'yes'] as const).map(value => ({ value, label: t(`online.listed.${value}`) }))}
        onChange={value => arrange({ listed: value === 'yes' })}
      />
      <Choice
        legend={t('online.spectators')}
        value={spectators}
        picks={(['none', 'link', 'all'] as const).map(value => ({
          value,
          label: t(`online.spectators.${value}`),
        }))}
        onChange={value => arrange({ spectators: value })}
      />
      <Switch
        label={t('online.starts-full')}
        checked={startsFull}
        onChange={value => arrange({ startsFull: value })}
      />
      <Select
        label={t('online.absence')}
        value={String(absence)}
        picks={[...new Set([...ABSENCES, absence])].map(value => ({
          value: String(value),
          label: sayAbsence(value),
        }))}
        onChange={value => arrange({ absence: Number(value) })}
      />
      {offered.map(([name, values]) => (
        <Select
          key={name}
          label={capital(words.t(`option.${name}`))}
          value={options[name] ?? values[0] ?? ''}
          picks={values.map(value => ({ value, label: said(name, value) }))}
          onChange={value => arrange({ options: { ...options, [name]: value } })}
        />
      ))}
    </div>
  );
}
const pick = ({ options, listed, spectators, startsFull, absence }: Partial<Room>) => ({
  ...(options !== undefined && { options }),
  ...(listed !== undefined && { listed }),
  ...(spectators !== undefined && { spectators }),
  ...(startsFull !== undefined && { startsFull }),
  ...(absence !== undefined && { absence }),
});

/** For whoever has come by the link: a name, and one button. */
function SitDown({ now }: { readonly now: Room }) {
  const name = playerName.value;
  return (
    <form
      class="room-sit"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() !== '') void sit(now.table, null);
      }}
    >
      <TextField
        label={t('new.your-name')}
        value={name}
        onInput={value => {
          playerName.value = value;
        }}
      />
      <Button
        type="submit"
        variant="primary"
        icon="person"
        {...(name.trim() === '' ? { unavailable: t('online.name-first') } : {})}
      >
        {t('online.sit')}
      </Button>
    </form>
  );
}

/** Before the game: who sits where and is here, what is played, and the link for the others. */
export function WaitingRoom({ now }: { readonly now: Room }) {
  const words = useGame(now.game);
  const [isStarting, setStarting] = useState(false);
  const mine = mySeats(now);
  const isSeated = mine.length > 0;
  const taken = now.seats.filter(({ kind }) => kind !== 'open').length;
  const few =
    words && taken < words.face.seats[0] ? t('new.too-few', { min: words.face.seats[0] }) : undefined;
  const start = async () => {
    setStarting(true);
    await told(ask('start', { table: now.table }));
    setStarting(false);
  };
  if (now.state === 'closed')
    return (
      <Page narrow over={t(`game.${now.game}`)} title={t('online.closed')}>
        <ButtonLink href="#/" icon="home">
          {t('table.leave')}
        </ButtonLink>
      </Page>
    );
  return (
    <Page
      narrow
      over={t(`game.${now.game}`)}
      title={t('online.room')}
      lead={t(isSeated ? (now.isOwner ? 'online.room.owner' : 'online.room.guest') : 'online.room.visitor')}
    >
      <ConnectionSlip />
      {trouble.value && <Notice kind="bad">{t(`table.error.${trouble.value}`)}</Notice>}
      <div class="room" aria-busy={!words}>
        {words && (
          <>
            <section class="panel room-part" aria-labelledby="room-seats">
              <h2 id="room-seats">{t('new.seats')}</h2>
              <Seats now={now} words={words} />
              {!isSeated && now.maySit && <SitDown now={now} />}
              {!isSeated && now.mayWatch && <p class="about">{t('online.watching')}</p>}
              {now.watchers > 0 && (
                <p class="about">
                  <Icon name="eye" size={1} /> {t('online.watchers', { n: now.watchers })}
                </p>
              )}
              <div class="room-do">
                {now.isOwner && (
                  <Button
                    variant="primary"
                    icon="play"
                    unavailable={few}
                    aria-busy={isStarting}
                    onClick={() => void start()}
                  >
                    {t(taken < now.seats.length ? 'online.start-now' : 'new.start', { n: taken })}
                  </Button>
                )}
                {isSeated && (
                  <Button
                    onClick={() =>
                      void told(Promise.all(mine.map(seat => ask('stand', { table: now.table, seat }))))
                    }
                  >
                    {t('online.stand')}
                  </Button>
                )}
                {now.isOwner && (
                  <Button variant="danger" onClick={() => void told(ask('close', { table: now.table }))}>
                    {t('online.close')}
                  </Button>
                )}
              </div>
            </section>
            {now.invitation !== null && (
              <section class="panel room-part" aria-label={t('online.invite')}>
                <LinkBox label={t('online.invite')} code={now.invitation} />
              </section>
            )}
            <section class="panel room-part" aria-labelledby="room-terms">
              <h2 id="room-terms">{t('online.terms')}</h2>
              <p class="about">
                {t('online.played', { game: t(`game.${now.game}`), rules: now.rules, set: now.set.name })}
              </p>
              {now.isOwner ? (
                <Disclosure summary={t('online.terms.change')}>
                  <Arrangement now={now} words={words} />
                </Disclosure>
              ) : (
                <Arrangement now={now} words={words} />
              )}
            </section>
            {(isSeated || now.mayWatch) && (
              <section class="panel room-part">
                <Chat />
              </section>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
