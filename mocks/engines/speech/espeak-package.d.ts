declare module '@echogarden/espeak-ng-emscripten' {
  type Options = import('./espeak-module.ts').EspeakModuleOptions
  type Module = import('./espeak-module.ts').EspeakModule
  function createEspeak(options: Options): Promise<Module>
  export = createEspeak
}

/** Addresses of the language packs; served and emitted by espeak-data-plugin.ts. */
declare module 'virtual:espeak-data' {
  export const urls: Record<import('./espeak-packs.ts').EspeakPackName, string>
}
