/** Available constant bit rates, in kilobits per second. */
export const mp3BitRates = [32, 48, 64, 96, 128, 160, 192, 256, 320] as const
export type Mp3BitRate = (typeof mp3BitRates)[number]
