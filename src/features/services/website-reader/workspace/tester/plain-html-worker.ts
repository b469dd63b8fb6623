import { plainHtml } from './plain-html.ts'

/** A long page is gone through away from the app, which stays quick meanwhile. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(plainHtml(data)))
