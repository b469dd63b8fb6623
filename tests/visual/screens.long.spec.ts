import { testScreenPictures } from './pictured-screens.ts'

testScreenPictures('light', 360)
testScreenPictures('light', 768)
testScreenPictures('dark', 768)
testScreenPictures('dark', 1440)
