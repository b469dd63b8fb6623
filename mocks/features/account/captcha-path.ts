/** Path below which the captcha's own service answers; it is not part of the API. */
export const CAPTCHA_PATH = '/sandbox/captcha/'
