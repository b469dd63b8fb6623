import type { Plugin } from 'vite'

const ICON =
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:icons[\\/][^\\/]+|createLucideIcon|shared[\\/]src[\\/]build[\\/]buildLucideIconNode)\.mjs$/

/**
 * Removes the keys of icon parts: random letters, a quarter of an icon's size. The parts never change places, so
 * React needs keys in development only. Also removes former names, which become classes, the default size and the
 * components' display names.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: ICON },
      handler(code) {
        const lean = code
          .replace(/,?\s*\bkey: "[a-z0-9]+"/g, '')
          .replace(/,\s*aliases: \[[^\]]*\]/, '')
          .replace(/^\s*size: 24,$/m, '')
          .replace(/^__iconData\.node;$/m, '')
          .replace(/typeof iconDataOrName === "string" \? .* : (?=iconDataOrName)/, '')
          .replace(/^\s*const aliasClassNames = .*$/m, '')
          .replace(', ...aliasClassNames', '')
          .replace(/if \(iconData\.name\) \{[^}]*\}/, '')
        return { code: lean, map: null }
      },
    },
  }
}
