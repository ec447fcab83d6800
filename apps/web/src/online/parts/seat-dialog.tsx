import type { Room } from '@thameside/protocol/rooms';
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { room, sit, told } from '../room.ts';
import { ask } from '../session.ts';
import { LinkBox } from './link-box.tsx';
import { isLongGone, VoteButtons } from './notices.tsx';
import { PresenceOf } from './presence.tsx';

type Way = 'personal' | 'pair';

/** My seat on another device: by a link of my own, or for a phone that is at hand. */
function Devices({ now, seat }: { readonly now: Room; readonly seat: number }) {
  const [code, setCode] = useState<{ readonly way: Way; readonly code: string } | null>(null);
  const [isAlone, setAlone] = useState(false);
  const fetch = (way: Way) =>
    told(
      ask('code', { table: now.table, seat, for: way }).then(reply => {
        if (reply?.kind === 'code') setCode({ way, code: reply.code });
      }),
    );
  return (
    <section class="seat-devices">
      <h3>{t('online.devices')}</h3>
      <p class="about">{t('online.devices.about')}</p>
      <div class="row">
        <Button icon="link" aria-pressed={code?.way === 'personal'} onClick={() => void fetch('personal')}>
          {t('online.devices.personal')}
        </Button>
        <Button icon="hand" aria-pressed={code?.way === 'pair'} onClick={() => void fetch('pair')}>
          {t('online.devices.pair')}
        </Button>
        <Button
          icon="forbidden"
          onClick={() => void told(ask('sign-out-others', {})).then(isDone => setAlone(isDone))}
        >
          {t('online.devices.alone')}
        </Button>
      </div>
      <span role="status">{isAlone && t('online.devices.is-alone')}</span>
      {code && (
        <LinkBox
          key={code.code}
          label={t(`online.devices.${code.way}.link`)}
          code={code.code}
          scanFirst={code.way === 'pair'}
        />
      )}
    </section>
  );
}

/** What can be done about a seat at a table online. */
export function SeatDialog({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }) {
  const [isSure, setSure] = useState(false);
  const now = room.value;
  const at = now?.seats[seat];
  if (!now || !at) return null;
  const isPlaying = now.state === 'playing';
  const act = (asking: Promise<unknown>) => {
    onClose();
    void told(asking);
  };
  const isMine = at.kind === 'person' && at.mine;
  return (
    <Dialog
      title={at.kind === 'open' ? t('online.seat.open') : at.name}
      onClose={onClose}
      actions={
        isMine && isPlaying ? (
          isSure ? (
            <>
              <Button onClick={() => setSure(false)}>{t('online.resign.back')}</Button>
              <Button
                variant="danger"
                icon="robot"
                onClick={() => act(ask('stand', { table: now.table, seat }))}
              >
                {t('online.resign.do')}
              </Button>
            </>
          ) : (
            <Button variant="danger" icon="flag" onClick={() => setSure(true)}>
              {t('online.resign')}
            </Button>
          )
        ) : null
      }
    >
      <div class="seat-form">
        {at.kind === 'person' && (
          <p>
            <PresenceOf seat={at} inWords />
            {at.owner && ` · ${t('online.owner')}`}
          </p>
        )}
        {isSure && <p>{t('online.resign.about')}</p>}
        {isMine && <Devices now={now} seat={seat} />}
        {at.kind === 'bot' && <p>{t(at.mine ? 'online.bot-plays' : 'online.seat.bot', { name: at.name })}</p>}
        {at.kind === 'bot' && at.mine && isPlaying && (
          <Button variant="primary" onClick={() => act(ask('take-back', { table: now.table, seat }))}>
            {t('online.take-back')}
          </Button>
        )}
        {at.kind === 'open' && now.maySit && (
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void sit(now.table, seat);
            }}
          >
            {t('online.sit-here')}
          </Button>
        )}
        {at.kind === 'person' && !at.mine && isPlaying && (
          <>
            <p class="about">
              {now.absence === 0
                ? t('online.absence.never')
                : t('online.absence.about', { minutes: now.absence })}
            </p>
            {isLongGone(now, seat) && (
              <div class="row">
                <VoteButtons now={now} at={seat} />
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
