/** Sizes of the live channel. */
export const LIVE_LIMITS = {
  roomsPerSocket: 100,
  messageBytes: 16 * 1024,
  queuedPackets: 64,
  perRoomPerSecond: 4,
} as const;
