/** Given names that are common where the product is used, in lower case. Other names are found by their endings. */
const NAMES = `
abbas ağa ağasəf akif ali anar araz arif aydın aygün aynur aysel aytən azər bəhruz bəxtiyar cavid ceyhun cəmil çinarə
elçin eldar elgün elman elmar elmir elnarə elnur elşad elşən emil əhməd əkbər əli əliyar fərid fərhad fəridə fidan
firuzə fuad gülnar gülnarə günay günel həsən hüseyn ilham ilqar ilkin inci jalə kamal kamran kənan könül lalə ləman
leyla mahir mehriban mədinə məhəmməd məryəm mirzə murad nailə nərgiz nərmin nigar nicat nihad orxan ötkəm pərvin
rafiq ramil ramin rauf rəşad rəvan röya rövşən rüstəm sabir sabina samir səbinə səid sevda sevil sevinc şahin şəbnəm
tahir təranə tofiq toğrul tural turan türkan ulduz ülviyyə vaqif vəfa vüqar vüsal xəyal yusif zahid zəhra zəminə zərifə
ahmet ayşe ayşegül barış berk burak büşra can cem deniz derya ebru elif emine emre engin ercan erdem eren esra fatih
fatma ferhat fırat furkan gamze gökhan gül hakan halil hande hasan hatice hüseyin ibrahim kaan kadir kemal kerem levent
mehmet melek meltem merve murat mustafa nur onur orhan osman ömer özge özgür pelin ramazan recep selin serkan sibel sinem
süleyman şeyma tolga tuğba tuncay ufuk umut yasemin yasin yiğit yusuf zehra zeynep
adam alice amanda amy andrew anna anthony barbara benjamin brian charles charlotte christopher daniel david deborah
donald edward elizabeth emily emma eric frank george hannah helen henry jack jacob james jane jason jennifer jessica
john jonathan joseph joshua karen katherine kevin laura lisa margaret maria mary matthew megan melissa michael michelle
nancy nicholas olivia patricia paul peter rachel rebecca richard robert ryan samuel sarah scott sophia stephen steven
susan thomas timothy victoria william
александр алексей алина алла анастасия андрей анна антон артём артем борис вадим валентина валерий василий вера вероника
виктор виктория виталий владимир владислав вячеслав галина георгий григорий даниил дарья денис дмитрий евгений евгения
екатерина елена елизавета иван игорь илья инна ирина кирилл константин ксения лариса леонид любовь людмила максим марина
мария михаил надежда наталья наталия никита николай оксана олег ольга павел пётр петр полина роман светлана семён сергей
софия станислав степан татьяна тимур фёдор юлия юрий яна ярослав айгюн анар вугар гюнель ильгар камал лейла лала мехрибан
мурад наргиз нигяр орхан рашад рамиль самир севда тураль фарид
`
export const givenNames: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))
