/** Information that a shop gives its customers, in four languages: the sources of the seeded bots, and its site. */
export interface ShopText {
  readonly name: string
  readonly path: string
  readonly text: string
}

export const SHOP_HOST = 'magaza.example'

const azTexts: readonly ShopText[] = [
  {
    name: 'Çatdırılma',
    path: '/catdirilma',
    text: `Bakı üzrə çatdırılma
Bakı daxilində sifarişlər bir iş günü ərzində çatdırılır. Saat 14:00-a qədər verilən sifarişlər həmin gün yola düşür. Bakıda çatdırılmanın qiyməti 4 manatdır, 60 manatdan yuxarı sifarişlərdə isə pulsuzdur.
Bölgələr
Gəncə, Sumqayıt və Lənkəran kimi şəhərlərə çatdırılma iki-üç iş günü çəkir. Kənd və qəsəbələrə bağlamaları Azərpoçt aparır, bu isə beş iş gününə qədər uzana bilər.
Kuryer
Kuryer gəlməzdən yarım saat əvvəl zəng edir. Evdə olmasanız, kuryer bağlamanı qonşuya yalnız sizin razılığınızla verir.
Özünüz götürmək
Sifarişi Nizami küçəsi 24 ünvanındakı mağazadan özünüz də götürə bilərsiniz. Bağlama mağazada yeddi gün saxlanılır.`,
  },
  {
    name: 'Qaytarma və zəmanət',
    path: '/qaytarma',
    text: `Qaytarma
Malı aldığınız gündən 14 gün ərzində qaytara bilərsiniz. Etiketi çıxarılmamış və istifadə olunmamış mal qəbul edilir. Pul kartınıza beş iş günü içində geri köçürülür.
Qaytarılmayan mallar
Alt paltarı, ətir və endirimli qida məhsulları geri götürülmür.
Zəmanət
Məişət texnikasına iki il, telefonlara bir il rəsmi zəmanət verilir. Təmir zamanı əvəzedici cihaz təqdim olunmur. Zəmanət talonunu itirsəniz, kassa çeki kifayətdir.`,
  },
  {
    name: 'Ödəniş və hesab',
    path: '/odenis',
    text: `Ödəniş üsulları
Bank kartı, nağd pul və Birbank ilə taksit qəbul olunur. Taksit 3, 6 və ya 12 aya bölünür və faizsizdir.
Bonuslar
Hər alışdan məbləğin iki faizi bonus kimi hesabınıza yazılır. Bonuslar bir ildən sonra yanır.
Şifrə
Şifrəni unutmusunuzsa, giriş səhifəsində “Şifrəni bərpa et” düyməsini basın. Keçid e-poçtunuza göndərilir və bir saat etibarlıdır.`,
  },
]

const trTexts: readonly ShopText[] = [
  {
    name: 'Kargo ve teslimat',
    path: '/tr/kargo',
    text: `İstanbul içi teslimat
İstanbul içindeki siparişler ertesi gün teslim edilir. Kargo ücreti 49 liradır; 750 lira ve üzeri alışverişlerde kargo bedavadır.
Diğer iller
Ankara ve İzmir gibi büyük illere kargo iki günde ulaşır. Doğu illerine gönderim dört iş gününü bulabilir.
Takip
Kargo takip numarası SMS ile gönderilir. Paketinizi uygulamadaki haritada canlı izleyebilirsiniz.
Hasarlı paket
Paket ezik veya ıslaksa teslim almayın ve kuryeye tutanak tutturun.`,
  },
  {
    name: 'İade ve değişim',
    path: '/tr/iade',
    text: `İade süresi
Ürünleri 30 gün içinde iade edebilirsiniz. İade kargosu bizden; anlaşmalı şubeye bırakmanız yeterli. Para üç iş gününde kartınıza yatar.
Değişim
Beden değişimi için yeni ürün, eskisi depoya ulaşınca yola çıkar. Aynı siparişte bir kez ücretsiz değişim hakkınız vardır.
Garanti
Elektronik ürünler iki yıl üretici garantisi altındadır. Ekran kırılması garanti kapsamına girmez.`,
  },
  {
    name: 'Üyelik ve ödeme',
    path: '/tr/uyelik',
    text: `Ödeme
Kredi kartı, havale ve kapıda ödeme kabul edilir. Kapıda ödemede 15 lira hizmet bedeli alınır. Kredi kartına dokuz aya kadar taksit yapılır.
Üyelik
Üyelik ücretsizdir ve on sekiz yaşından büyükler katılabilir. Hesabınızı ayarlar sayfasından istediğiniz an silebilirsiniz.
Fatura
E-fatura sipariş teslim edilince e-postanıza gelir. Kurumsal fatura için vergi numarası yazmalısınız.`,
  },
]

const enTexts: readonly ShopText[] = [
  {
    name: 'Shipping',
    path: '/en/shipping',
    text: `Delivery times
Orders inside the country arrive within three working days. International parcels take seven to twelve days, depending on customs.
Cost of shipping
Shipping costs five dollars, and is free for orders above eighty dollars. Express courier costs fifteen dollars and arrives the next morning.
Tracking
You receive a tracking link by email as soon as the parcel leaves our warehouse. If the link shows no movement for four days, write to us and we open an investigation.
Changing the address
The delivery address can be changed until the parcel is packed. After that the carrier asks for a redirect fee.`,
  },
  {
    name: 'Returns and warranty',
    path: '/en/returns',
    text: `Returns
You may return anything within thirty days, no questions asked. Print the return label from your account and drop the box at any post office. Refunds reach your card in five to seven days.
Faulty items
If an item arrives broken, send us a photograph and we replace it at once. You do not have to send the broken one back.
Warranty
Headphones and speakers carry a two-year warranty. Batteries are covered for six months. Water damage is not covered.`,
  },
  {
    name: 'Account and payment',
    path: '/en/account',
    text: `Payment methods
We accept Visa, Mastercard, PayPal and gift cards. Your card is charged when the order ships, not when you place it.
Gift cards
Gift cards never expire. A gift card cannot be exchanged for cash.
Your account
To reset your password, press “Forgot password” on the login page. Two-step verification can be switched on under Security. Deleting your account removes all order history after thirty days.`,
  },
]

const ruTexts: readonly ShopText[] = [
  {
    name: 'Доставка',
    path: '/ru/dostavka',
    text: `Сроки доставки
По городу курьер привозит заказ на следующий день. В другие регионы посылки идут от трёх до шести дней.
Стоимость
Доставка по городу стоит 300 рублей, а при заказе от 5000 рублей она бесплатна. Доставка в пункт выдачи всегда бесплатна.
Пункты выдачи
Заказ хранится в пункте выдачи пять дней. Для получения нужен код из сообщения, паспорт не требуется.
Крупногабаритный товар
Холодильники и диваны поднимают на этаж грузчики, подъём без лифта оплачивается отдельно.`,
  },
  {
    name: 'Возврат и гарантия',
    path: '/ru/vozvrat',
    text: `Возврат
Вернуть товар можно в течение семи дней после получения. Упаковка и ярлыки должны быть сохранены. Деньги возвращаются на карту за десять дней.
Брак
Если товар оказался бракованным, мы забираем его курьером за свой счёт. Вы сами выбираете: замена или полный возврат денег.
Гарантия
На бытовую технику действует гарантия три года. Аксессуары, чехлы и кабели гарантией не покрываются.`,
  },
  {
    name: 'Оплата и бонусы',
    path: '/ru/oplata',
    text: `Способы оплаты
Заказ можно оплатить картой, наличными курьеру или через СБП. Рассрочка без переплаты предоставляется на четыре месяца.
Бонусная программа
За каждую покупку начисляется пять процентов бонусами. Бонусами можно оплатить до половины заказа. Бонусы сгорают через полгода.
Личный кабинет
Сменить номер телефона можно в настройках личного кабинета. Если забыли пароль, запросите код по СМС.`,
  },
]

export const shopTexts = { az: azTexts, tr: trTexts, en: enTexts, ru: ruTexts } as const
