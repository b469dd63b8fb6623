import { plainHtml } from './plain-html.ts'

/** Processes long pages in a worker so that the app stays responsive. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(plainHtml(data)))
