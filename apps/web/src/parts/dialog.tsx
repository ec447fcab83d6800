import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the bottom, the one that goes on last. */
  readonly actions?: ComponentChildren;
  /** Escape, the cross and a click beside it close the dialog, unless a decision is needed. */
  readonly closable?: boolean;
  readonly wide?: boolean;
}

/** A modal dialog: open while it is in the tree. Focus goes back to where it was. */
export function Dialog({ title, onClose, children, actions, closable = true, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = dialog.current;
    own?.showModal();
    return () => {
      own?.close();
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the dialog does
    <dialog
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      ref={dialog}
      onCancel={event => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClick={event => {
        if (closable && event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          {closable && <IconButton icon="close" label={t('parts.close')} onClick={onClose} />}
        </header>
        <div class="dialog-content">{children}</div>
        {actions && <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
