import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Nothing is written in fewer pixels than this. */
const LEAST = 11;

/** How many pixels of the screen a unit of the drawing is. */
export const Unit = createContext(1);

export const isLegible = (size: number, unit: number): boolean => size * unit >= LEAST - 0.05;

/** The least size, in units of the drawing, that can be read here. */
export const useLegible = (): number => LEAST / useContext(Unit);

interface LettersProps {
  readonly size: number;
  /** How large they may become where the drawing is small. */
  readonly most?: number;
  readonly class?: string;
  readonly x?: number | string;
  readonly y: number;
  readonly children: ComponentChildren;
}

/** What is written in a drawing; where it could not be read it is left out. */
export function Letters({ size, most = size, y, children, ...rest }: LettersProps) {
  const unit = useContext(Unit);
  const large = Math.min(most, Math.max(size, LEAST / unit));
  return isLegible(large, unit) ? (
    // capitals stay in the middle of where they are
    <text {...rest} y={y + 0.36 * (large - size)} style={{ fontSize: `${large}px` }}>
      {children}
    </text>
  ) : null;
}

/** What has to be read at any size: it grows as the drawing shrinks. */
export const Figure = ({
  size,
  y = 0,
  children,
}: {
  readonly size: number;
  readonly y?: number;
  readonly children: ComponentChildren;
}) => (
  <Letters size={size} most={Number.POSITIVE_INFINITY} y={y + size * 0.36}>
    {children}
  </Letters>
);

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
