export * from './change.ts';
export * from './following.ts';
export * from './match-text.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './requests.ts';
