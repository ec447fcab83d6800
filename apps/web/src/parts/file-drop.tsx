import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';

interface FileDropProps {
  readonly label: string;
  /** Endings of the files to offer, as in `.json,.txt`. */
  readonly accept: string;
  readonly onText: (text: string, name: string) => void;
  readonly children?: ComponentChildren;
}

/** A file's text, by choosing the file or dropping it here. */
export function FileDrop({ label, accept, onText, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined | null) => {
    if (file) onText(await file.text(), file.name);
  };
  return (
    <section
      class="drop"
      aria-label={label}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer?.files[0]);
      }}
    >
      {children}
      <div class="row">
        <Button icon="upload" onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      <input
        type="file"
        hidden
        accept={accept}
        ref={input}
        onChange={event => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** Hand a text to the person as a file. */
export function saveAs(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
