import type { Room } from '@thameside/protocol/rooms';
import type { ComponentChildren } from 'preact';
import { Button, Icon, type IconName } from '../../parts/index.ts';
import { busy, sight } from '../../state/table.ts';
import { t } from '../../words.ts';
import { mySeats, room, sit, told, trouble } from '../room.ts';
import { ask, wire, withdraw } from '../session.ts';
import { minute } from '../time.ts';

const nameAt = ({ seats }: Room, at: number): string => {
  const seat = seats[at];
  return !seat || seat.kind === 'open' ? (sight.value?.seats[at]?.name ?? t('online.seat.open')) : seat.name;
};

const Slip = ({
  icon,
  isUrgent = false,
  children,
}: {
  readonly icon: IconName;
  readonly isUrgent?: boolean;
  readonly children: ComponentChildren;
}) => (
  <div class="slip" role={isUrgent ? 'alert' : 'status'}>
    <Icon name={icon} />
    {children}
  </div>
);

/** How it stands with the connection, if it does not stand well. */
export function ConnectionSlip() {
  const state = wire.connection.value;
  if (state === 'other')
    return (
      <Slip icon="restart" isUrgent>
        <p>{t('online.other-version')}</p>
        <Button small variant="primary" onClick={() => location.reload()}>
          {t('online.reload')}
        </Button>
      </Slip>
    );
  if (state === 'fine') return null;
  const isUnsent = wire.unsent.value.length > 0;
  return (
    <Slip icon="online">
      <p>
        {t('online.reconnecting')}
        {isUnsent ? ` ${t('online.unsent')}` : busy.value ? ` ${t('online.unconfirmed')}` : ''}
      </p>
      {isUnsent && (
        <Button small onClick={withdraw}>
          {t('online.withdraw')}
        </Button>
      )}
    </Slip>
  );
}

/** Somebody asks to go back: what everybody would have to forget. */
function UndoWish({ now, me }: { readonly now: Room; readonly me: number | undefined }) {
  const wish = now.undo;
  if (!wish) return null;
  const who = nameAt(now, wish.by);
  const missing = wish.needed.filter(seat => !wish.agreed.includes(seat));
  const isAsked = me !== undefined && missing.includes(me);
  const answer = (agree: boolean) => {
    if (me !== undefined) void told(ask('consent', { table: now.table, seat: me, agree }));
  };
  return (
    <Slip icon="undo" isUrgent={isAsked}>
      <div>
        <p>
          {wish.by === me
            ? t('online.undo.mine', { names: missing.map(seat => nameAt(now, seat)) })
            : t('online.undo.asks', { name: who, move: wish.move })}
        </p>
        <ul class="undo-forgets">
          {wish.forgets.map(({ answers, reveals }, seat) =>
            answers === 0 && reveals === 0 ? null : (
              <li key={String(seat)}>
                {t('online.undo.forgets', { name: nameAt(now, seat), answers })}
                {reveals > 0 && ` ${t('online.undo.reveals', { reveals })}`}
              </li>
            ),
          )}
        </ul>
      </div>
      {isAsked && (
        <>
          <Button small onClick={() => answer(false)}>
            {t('online.undo.refuse')}
          </Button>
          <Button small variant="primary" onClick={() => answer(true)}>
            {t('online.undo.agree')}
          </Button>
        </>
      )}
      {wish.by === me && me !== undefined && (
        <Button small onClick={() => answer(false)}>
          {t('online.undo.drop')}
        </Button>
      )}
    </Slip>
  );
}

/** Whether the others may decide about a seat: its player has been away for as long as the table has set. */
export function isLongGone({ absence, seats }: Room, at: number): boolean {
  const seat = seats[at];
  if (seat?.kind !== 'person' || seat.presence !== 'gone' || absence === 0) return false;
  return seat.since !== null && minute.value - seat.since >= absence * 60_000;
}

/** Two ways to go on without somebody, and how many are for each. */
export function VoteButtons({ now, at }: { readonly now: Room; readonly at: number }) {
  const mine = mySeats(now);
  return (
    <>
      {(['bot', 'open'] as const).map(what => {
        const vote = now.votes.find(each => each.seat === at && each.for === what);
        const isOn = vote?.by.some(seat => mine.includes(seat)) === true;
        return (
          <Button
            key={what}
            small
            aria-pressed={isOn}
            onClick={() => void told(ask('vote', { table: now.table, seat: at, for: what, on: !isOn }))}
          >
            {t(`online.vote.${what}`)}
            {vote && ` (${t('online.vote.count', { n: vote.by.length, of: vote.needed })})`}
          </Button>
        );
      })}
    </>
  );
}

function AwaySlips({ now }: { readonly now: Room }) {
  const mine = mySeats(now);
  return (
    <>
      {now.seats.map((seat, at) => {
        const key = String(at);
        if (seat.kind === 'bot' && seat.mine)
          return (
            <Slip key={key} icon="robot">
              <p>{t('online.bot-plays', { name: seat.name })}</p>
              <Button
                small
                variant="primary"
                onClick={() => void told(ask('take-back', { table: now.table, seat: at }))}
              >
                {t('online.take-back')}
              </Button>
            </Slip>
          );
        if (seat.kind === 'open')
          return (
            <Slip key={key} icon="person">
              <p>{t('online.seat-free', { name: nameAt(now, at) })}</p>
              {now.maySit && (
                <Button small variant="primary" onClick={() => void sit(now.table, at)}>
                  {t('online.sit-here')}
                </Button>
              )}
            </Slip>
          );
        const isWaitedFor = sight.value?.waiting.includes(at) === true;
        if (mine.length > 0 && isWaitedFor && isLongGone(now, at))
          return (
            <Slip key={key} icon="clock">
              <p>{t('online.long-gone', { name: nameAt(now, at) })}</p>
              <VoteButtons now={now} at={at} />
            </Slip>
          );
        return null;
      })}
    </>
  );
}

const TroubleSlip = () =>
  trouble.value && (
    <Slip icon="warning" isUrgent>
      <p>{t(`table.error.${trouble.value}`)}</p>
      <Button
        small
        onClick={() => {
          trouble.value = null;
        }}
      >
        {t('parts.close')}
      </Button>
    </Slip>
  );

/** What everybody at the table has to know, over the board. */
export function Notices() {
  const now = room.value;
  const [me] = now ? mySeats(now) : [];
  return (
    <div class="slips">
      <ConnectionSlip />
      <TroubleSlip />
      {now?.state === 'set-aside' && (
        <Slip icon="warning" isUrgent>
          <p>{t('online.set-aside')}</p>
        </Slip>
      )}
      {now?.state === 'playing' && <UndoWish now={now} me={me} />}
      {now?.state === 'playing' && <AwaySlips now={now} />}
      {now?.next && (
        <Slip icon="restart">
          <p>{t('online.next')}</p>
          <a class="button button-primary button-small" href={`#/online/${now.next}`}>
            {t('online.next.go')}
          </a>
        </Slip>
      )}
    </div>
  );
}
