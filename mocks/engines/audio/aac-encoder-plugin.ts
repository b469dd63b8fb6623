import type { Plugin } from 'vite'
import { madeFiles } from '../files/made-files-plugin.ts'
import { aacSource } from './aac-source.ts'

/** Serves the AAC encoder as a script of the page's own host. */
export const aacEncoder = (): Plugin =>
  madeFiles({
    module: 'virtual:aac-encoder',
    names: ['aac-encoder'],
    ending: '.js',
    mime: 'text/javascript',
    make: aacSource,
  })
