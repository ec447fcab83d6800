import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How fast somebody may ask: by device first, then by address, since a household has one. */
export interface Limits {
  /** Null if it may be asked now, or the milliseconds until it may. */
  take(device: string, address: string): Promise<number | null>;
  /** For what is worth guessing: codes, and guests made out of nothing. */
  takeDear(address: string): Promise<number | null>;
}

const SECONDS = 10;

const taken = async (limiter: RateLimiterMemory, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    return Math.max(1, (refused as RateLimiterRes).msBeforeNext);
  }
};

export function limitsOf(device: number, address: number): Limits {
  const devices = new RateLimiterMemory({ points: device, duration: SECONDS });
  const addresses = new RateLimiterMemory({ points: address, duration: SECONDS });
  const dear = new RateLimiterMemory({ points: Math.max(30, Math.floor(address / 20)), duration: 60 });
  return {
    take: async (who, from) => (await taken(devices, who)) ?? taken(addresses, from),
    takeDear: from => taken(dear, from),
  };
}
