import { useId, useRef, useState } from 'preact/hooks';
import { Button, Disclosure } from '../../parts/index.ts';
import { lazily } from '../../parts/lazy.tsx';
import { t } from '../../words.ts';

const Qr = lazily(async () => (await import('./qr.tsx')).Qr);

/** The address that brings somebody in. What stands after `#` never goes to a server by itself. */
const addressOf = (code: string): string => `${location.href.split('#')[0]}#/join/${code}`;

const isOnlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

interface LinkBoxProps {
  readonly label: string;
  readonly code: string;
  /** Shown at once, not folded. */
  readonly scanFirst?: boolean;
}

/** An address to copy, to share and to scan. Where a page may not copy, its text is selected. */
export function LinkBox({ label, code, scanFirst = false }: LinkBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'selected' | null>(null);
  const address = addressOf(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setSaid('selected');
    }
  };
  const share = () => void navigator.share({ title: t('app.name'), url: address }).catch(() => {});
  const qr = <Qr address={address} label={t('online.link.qr')} />;
  return (
    <div class="link-box">
      {scanFirst && qr}
      <div class="field">
        <label class="label" for={id}>
          {label}
        </label>
        <input
          class="input"
          id={id}
          ref={field}
          readOnly
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <div class="row">
        <Button icon="copy" onClick={() => void copy()}>
          {t('online.link.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {t('online.link.share')}
          </Button>
        )}
        <span role="status">{said && t(`online.link.${said}`)}</span>
      </div>
      {isOnlyHere() && <p class="about">{t('online.link.only-here')}</p>}
      {!scanFirst && <Disclosure summary={t('online.link.scan')}>{qr}</Disclosure>}
    </div>
  );
}
