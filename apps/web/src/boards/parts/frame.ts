/** A part of a drawing, in its units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame of a whole room of so many pixels, with this one in its middle: what is drawn moves, and its box does not. */
export const roomAround = (frame: Frame, scale: number, width: number, height: number): Frame => ({
  x: frame.x + (frame.width - width / scale) / 2,
  y: frame.y + (frame.height - height / scale) / 2,
  width: width / scale,
  height: height / scale,
});
export const viewBoxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;
