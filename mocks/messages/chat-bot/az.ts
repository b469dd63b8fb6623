import type { botEn } from './en.ts'

export const botAz: Readonly<Record<keyof typeof botEn, string>> = {
  source_not_added: 'Mənbələr botun ayarlarında əlavə olunur.',
  sources_unsorted: 'Botun mənbələrinin və mesajlarının sırası dəyişdirilmir.',
  message_kept: 'Söhbətdə deyilən dəyişdirilmir. Cavabı ayrıca mənbə ilə düzəldin.',
  source_empty: 'Burada mətn yoxdur. Mətn yazın və ya başqa mənbə seçin.',
  source_question_missing: 'Bu cavabın hansı suala aid olduğunu yazın.',
  source_too_long: 'Bu mənbədə {length} simvol var, ən çoxu {limit} ola bilər. Onu bir neçə yerə bölün.',
  source_file_missing: 'Fayl seçin.',
  source_type: '“{name}”: bu növ fayl qəbul olunmur. Onu bunlardan biri kimi saxlayın: {list}.',
  source_too_large: '“{name}” çox böyükdür: ən çoxu {limit} MB ola bilər. Onu bölüb hissə-hissə əlavə edin.',
  source_too_many: 'Botun ən çoxu {limit} mənbəsi ola bilər.',
  source_damaged: 'Fayl açılmadı: zədələnib və ya bu növdən deyil. Onu yenidən saxlayıb əlavə edin.',
  source_password: 'Fayl şifrə ilə qorunur. Onu şifrəsiz saxlayıb yenidən əlavə edin.',
  source_scan: 'Bu PDF mətnsiz skandır. Əvvəlcə “Mətnin tanınması” ilə oxudun, sonra mətni əlavə edin.',
  source_over_limit: 'Bu mənbədə mətn həddindən çoxdur. Onu bir neçə yerə bölün.',
  source_without_text: 'Bu mənbədə mətn yoxdur. Başqasını əlavə edin.',
  source_page_unknown: 'Belə səhifə yoxdur. Sınaq mühitində yalnız magaza.example səhifələri oxunur.',
  source_not_read: 'Bu mənbə oxunmadı. Yenidən cəhd edin.',
  address_invalid: 'Bu, səhifə ünvanı deyil. https://example.com/komek kimi bir ünvan yazın.',
  question_missing: 'Əvvəlcə sual yazın.',
  bot_without_sources: 'Botun cavab verə biləcəyi mənbə yoxdur. Əvvəlcə mənbə əlavə edin.',
  domain_twice: 'Bu sayt artıq siyahıdadır.',
  source_too_heavy:
    'Fayl açılanda həddən artıq böyük olur və ya bir səhifəsi çox mürəkkəbdir. Onu “PDF-ə çap” ilə saxlayıb əlavə edin.',
  source_adobe_only:
    'Bu PDF yalnız Adobe proqramlarında açılan formadır və ya fayllar toplusudur. Onu “PDF-ə çap” ilə saxlayıb yenidən əlavə edin.',
  source_old_word: 'Bu, köhnə Word sənədidir (.doc). DOCX kimi saxlayıb yenidən əlavə edin.',
  source_shortcut:
    'Bu, yalnız fayla və ya səhifəyə qısayoldur. Onun açdığı faylı, səhifədirsə, keçidini əlavə edin.',
  source_other_kind:
    'Adı nə olursa olsun, bu fayl {kind} növündəndir, belə fayllar oxunmur. DOCX, PDF və ya TXT kimi saxlayıb yenidən əlavə edin.',
}
