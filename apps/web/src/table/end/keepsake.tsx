import type { Sight } from '@thameside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button, Disclosure } from '../../parts/index.ts';
import { link } from '../../state/link.ts';
import { t } from '../../words.ts';
import { packed } from '../lib/pack.ts';

async function copy(text: string, done: () => void): Promise<void> {
  await navigator.clipboard.writeText(text);
  done();
}

function save(sight: Sight, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${sight.game}-${sight.commitment.slice(0, 8)}.txt`;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** The whole game to take away: as a file, as text, and as a link that holds it. */
export function Keepsake({ sight }: { readonly sight: Sight }) {
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [copied, setCopied] = useState<'text' | 'link' | null>(null);
  useEffect(() => {
    void link.ask('export', { table: sight.table }).then(async reply => {
      if (reply.kind !== 'text') return;
      setText(reply.text);
      setAddress(`${location.href.split('#')[0]}#/load/${await packed(reply.text)}`);
    });
  }, [sight.table]);
  return (
    <section>
      <h3>{t('table.end.keepsake')}</h3>
      <p>{t('table.end.keepsake-about')}</p>
      <div class="row">
        <Button icon="download" disabled={text === ''} onClick={() => save(sight, text)}>
          {t('table.end.file')}
        </Button>
        <Button icon="copy" disabled={text === ''} onClick={() => void copy(text, () => setCopied('text'))}>
          {t('table.end.copy-text')}
        </Button>
        <Button
          icon="link"
          disabled={address === ''}
          onClick={() => void copy(address, () => setCopied('link'))}
        >
          {t('table.end.copy-link')}
        </Button>
        <span role="status">{copied && t(`table.end.copied-${copied}`)}</span>
      </div>
      <Disclosure summary={t('table.end.text')}>
        <textarea class="keepsake-text" readOnly rows={10} value={text} aria-label={t('table.end.text')} />
      </Disclosure>
    </section>
  );
}
