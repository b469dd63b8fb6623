import { newBlock } from './core/document/editor-block.ts'

export const textBlock = (text: string) => newBlock({ text })

export const pauseBlock = (seconds: number) => newBlock({ type: 'pause', settings: { pause: seconds } })
