import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, ButtonLink } from '../parts/index.ts';
import { sitDown, successor } from '../state/screen.ts';
import { personsAt } from '../state/seats.ts';
import { sight as present } from '../state/table.ts';
import { t } from '../words.ts';
import { nameOf, SeatMark } from './seat.tsx';
import './css/curtain.css';

/** Between two people at one screen. Behind it the page knows only what everybody may know. */
export function Curtain() {
  const sight = present.value;
  const next = successor.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [sight === null]);
  if (!sight) return <div class="curtain" />;
  const others = personsAt(sight).filter(seat => seat !== next);
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-folds" aria-hidden="true" />
      <div class="curtain-card">
        {next === null ? (
          <h1 id="curtain-title" tabIndex={-1} ref={heading}>
            {t('table.curtain.wait')}
          </h1>
        ) : (
          <>
            <SeatMark sight={sight} seat={next} />
            <h1 id="curtain-title" tabIndex={-1} ref={heading}>
              {t('table.curtain.title', { name: nameOf(sight, next) })}
            </h1>
            <p>{t('table.curtain.about')}</p>
            <Button variant="primary" icon="eye" onClick={() => void sitDown(next)}>
              {t('table.curtain.show', { name: nameOf(sight, next) })}
            </Button>
          </>
        )}
        <ul class="curtain-others">
          {others.map(seat => (
            <li key={seat}>
              <Button small variant="quiet" onClick={() => void sitDown(seat)}>
                {t('table.curtain.show', { name: nameOf(sight, seat) })}
              </Button>
            </li>
          ))}
        </ul>
        <ButtonLink small variant="quiet" icon="home" href="#/">
          {t('table.leave')}
        </ButtonLink>
      </div>
    </section>
  );
}
