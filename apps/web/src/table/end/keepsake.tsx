import type { Sight } from '@thameside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button, Disclosure } from '../../parts/index.ts';
import { link } from '../../state/link.ts';
import { t } from '../../words.ts';
import { packed } from '../lib/pack.ts';

type Copied = 'text' | 'link' | 'failed';
async function copied(text: string, as: 'text' | 'link'): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return as;
  } catch {
    return 'failed'; // not a secure page, or not allowed
  }
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
  const [copy, setCopy] = useState<Copied | null>(null);
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
        <Button icon="copy" disabled={text === ''} onClick={() => void copied(text, 'text').then(setCopy)}>
          {t('table.end.copy-text')}
        </Button>
        <Button
          icon="link"
          disabled={address === ''}
          onClick={() => void copied(address, 'link').then(setCopy)}
        >
          {t('table.end.copy-link')}
        </Button>
        <span role="status">{copy && t(`table.end.copied-${copy}`)}</span>
      </div>
      <Disclosure summary={t('table.end.text')}>
        <textarea class="keepsake-text" readOnly rows={10} value={text} aria-label={t('table.end.text')} />
      </Disclosure>
    </section>
  );
}
