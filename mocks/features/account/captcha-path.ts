/** Path of the captcha's own service, which is not part of the API. */
export const CAPTCHA_PATH = '/sandbox/captcha/'
