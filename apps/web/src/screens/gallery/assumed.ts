/** Something of it is our guess, or a conclusion from another component. */
export const isAssumed = (from: string): boolean => /assum|infer|guess|sister/i.test(from);
