import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Nothing is written in fewer pixels than this. */
const LEAST = 11;

/** How many pixels of the screen a unit of the drawing is. */
export const Unit = createContext(1);

export const isLegible = (size: number, unit: number): boolean => size * unit >= LEAST - 0.05;

/** What is written in a drawing; where it could not be read it is left out. */
export function Letters({
  size,
  children,
  ...at
}: {
  readonly size: number;
  readonly class?: string;
  readonly x?: number | string;
  readonly y: number | string;
  readonly children: ComponentChildren;
}) {
  return isLegible(size, useContext(Unit)) ? (
    <text {...at} style={{ fontSize: `${size}px` }}>
      {children}
    </text>
  ) : null;
}

/** What has to be read at any size: it grows as the drawing shrinks. */
export function Figure({ size, y = 0, children }: { size: number; y?: number; children: ComponentChildren }) {
  const large = Math.max(size, LEAST / useContext(Unit));
  return (
    <text y={y + large * 0.36} style={{ fontSize: `${large}px` }}>
      {children}
    </text>
  );
}

/** A part of a drawing, larger or smaller. */
export function Scaled({
  by,
  ...rest
}: {
  readonly by: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const unit = useContext(Unit);
  return (
    <Unit.Provider value={unit * by}>
      <g {...rest} transform={by === 1 ? undefined : `scale(${by})`} />
    </Unit.Provider>
  );
}
