import type { TranscriptMessages } from './en.ts'

export const transcriptAz: TranscriptMessages = {
  recording_needed: 'Səs yazısı seçin və ya onun ünvanını yazın.',
  recording_one_source: 'Ya fayl, ya da ünvan göndərin, ikisini birdən yox.',
  recording_type: 'Bu növ fayllar qəbul edilmir. Qəbul edilənlər: {list}.',
  recording_too_large:
    'Fayl çox böyükdür: {limit} MB-a qədər icazə verilir. Onu bölün və ya MP3 kimi saxlayın.',
  recording_too_long:
    'Yazı çox uzundur: {limit} dəqiqəyə qədər icazə verilir. Onu bölüb hissə-hissə göndərin.',
  recording_empty: 'Fayl boşdur. Başqasını seçin.',
  recording_silent: 'Yazıda yalnız sükut var. Mikrofonu yoxlayıb yenidən yazın.',
  recording_cut_off: 'Fayl yarımçıqdır, yəqin tam köçürülməyib. Onu yenidən göndərin.',
  recording_cut_off_after:
    'Fayl {readable} saniyədən sonra kəsilir, yəqin tam köçürülməyib. Onu yenidən göndərin.',
  recording_cut_off_of:
    'Təxminən {promised} saniyədən yalnız {readable} saniyəsi var; fayl yəqin tam köçürülməyib. Onu yenidən göndərin.',
  recording_no_sound: 'Videoda səs yoxdur. Səsli fayl göndərin.',
  recording_foreign:
    'Bu fayl {what} formatındadır, belə səs burada açılmır. Onu MP3 və ya AAC (M4A) kimi ixrac edib yenidən göndərin.',
  recording_unreadable:
    'Yazını oxumaq alınmadı: fayl zədələnib və ya səs yazısı deyil. Onu MP3 və ya AAC (M4A) kimi ixrac edib yenidən göndərin.',
  recording_fixed: 'Mətnə çevrilmiş yazını dəyişmək olmaz. Başqa yazı üçün yeni layihə başladın.',
  recording_missing: 'Bu layihənin səs yazısı yoxdur.',
  url_invalid: 'Bu, veb-ünvan deyil. Ünvan https:// ilə başlayır.',
  url_protocol: 'Yalnız https:// və ya http:// ilə başlayan ünvanlar qəbul edilir.',
  url_user: 'Ünvanda istifadəçi adı və ya şifrə olmamalıdır.',
  url_host: 'Belə adda sayt ola bilməz. Keçidi yoxlayın.',
  url_private: 'Bu ünvan açıq internetdə deyil.',
  url_gone: 'Bu ünvanda səs yazısı yoxdur.',
  url_offline:
    'Sınaq mühiti internetdən fayl götürə bilmir. Faylı özünüz yükləyin və ya nümunəni sınayın: {sample}',
  no_speech_found: 'Yazıda danışan eşidilmədi. Danışıq olan bir yazı göndərin.',
  wrong_language:
    'Yazıda seçilmiş dildən başqa dildə danışılır. Həmin dili və ya “Özü müəyyən etsin” seçib yenidən göndərin.',
  recognition_unavailable:
    'Xidmət hazırda əlçatan deyil. Mətnə çevrilməyən hissə üçün pul tutulmayıb, sonra yenidən cəhd edin.',
  segment_times: 'Hissənin başlanğıcı sonundan əvvəl olmalı, hər ikisi yazının içində qalmalıdır.',
  segment_words: 'Sözlər hissənin mətninə və ya vaxtına uyğun gəlmir.',
  segment_too_long: 'Bir hissədə ən çoxu {limit} söz ola bilər. Onu bölün.',
  speaker_unknown: 'Belə danışan yoxdur.',
  speaker_twice: 'Bir danışan iki dəfə göstərilib.',
  speaker_in_use: 'Hələ hissələri olan danışanı silmək olmaz. Əvvəlcə hissələri başqasına verin.',
  too_many_chapters: 'Ən çoxu {limit} fəsil ola bilər.',
  too_many_speakers: 'Ən çoxu {limit} danışan ola bilər.',
  transcript_version_not_found: 'Belə versiya yoxdur.',
  transcript_empty: 'Yükləmək üçün hələ mətn yoxdur.',
  transcript_simulated: 'Simulyasiya: sınaq mühiti yalnız ingilis dilini eşidir, qalan sözlər uydurmadır.',
  speaker_name: 'Danışan {number}',
}
