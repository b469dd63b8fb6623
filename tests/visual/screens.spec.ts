import { testScreenPictures } from './pictured-screens.ts'

// Each theme once, on the narrowest and the widest screen; the other pairs are in `screens.long.spec.ts`.
testScreenPictures('dark', 360)
testScreenPictures('light', 1440)
