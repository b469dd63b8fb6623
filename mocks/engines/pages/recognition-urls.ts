import aze from '@tesseract.js-data/aze/4.0.0_best_int/aze.traineddata.gz?url'
import bul from '@tesseract.js-data/bul/4.0.0_best_int/bul.traineddata.gz?url'
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import kir from '@tesseract.js-data/kir/4.0.0_best_int/kir.traineddata.gz?url'
import tur from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url'
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { RecognitionJob } from './recognition-worker.ts'

export const recognitionUrls: RecognitionJob['urls'] = { core, aze, tur, eng, kir, bul }
