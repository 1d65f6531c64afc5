import type { CommaEsaminato, EsitoDelComma } from './comma.ts';

const ATTO = { atto: 'L. 199/2025', del: '2025-12-30', dal: '2026-01-01' } as const;
const comma = (
  quale: string,
  dice: string,
  esito: EsitoDelComma,
  altro: {
    readonly dal?: string;
    readonly modifica?: readonly string[];
    readonly lascia?: readonly string[];
    readonly pagine: string;
  },
): CommaEsaminato => ({ ...ATTO, comma: `art. 1 ${quale}`, dice, esito, modifica: [], ...altro });
const regola = (...versioni: readonly [string, ...string[]]): EsitoDelComma => ({ tipo: 'REGOLA', versioni });
const nonNostro = (perche: string): EsitoDelComma => ({ tipo: 'NON_NOSTRO', perche });

/** These pages tell the measures and not the numbers of their commas, which are known otherwise. */
const ELENCO = 'paweb.it, legge di bilancio 2026; zazoom.it 31/12/2025 (senza il numero del comma)';
/** An office of school accountants lists the commas that touch schools, each with its number; the page has no date of its own. */
const ANQUAP = 'anquap.it, abstract dalla legge di bilancio per il 2026 (id 9830)';
const PRIVATO = 'Vale per i datori privati: il personale della scuola statale e AFAM ne è fuori';

/** The commas of the budget act for 2026 on pay, school staff and payments of public bodies. */
export const leggeDiBilancio2026: readonly CommaEsaminato[] = [
  comma('cc. 3-4', "Seconda aliquota dell'IRPEF al 33 %", regola('irpef.scaglioni|2026-01-01'), {
    modifica: ['DPR 917/1986, art. 11'],
    pagine: `${ELENCO}; ntplusfisco.ilsole24ore.com 16/1/2026`,
  }),
  comma('c. 7', 'Imposta del 5 % sugli aumenti dei rinnovi contrattuali', nonNostro(PRIVATO), {
    pagine: `${ELENCO}; ntpluslavoro.ilsole24ore.com 22/10/2025`,
  }),
  comma('cc. 8-9', "Imposta dell'1 % sui premi di risultato", nonNostro(PRIVATO), { pagine: ELENCO }),
  comma('cc. 10-11', 'Imposta del 15 % su lavoro notturno, festivo e a turni', nonNostro(PRIVATO), {
    pagine: `${ELENCO}; studiodibattista.com ?p=234549`,
  }),
  comma(
    'c. 14',
    'Buoni pasto elettronici esenti fino a 10 €',
    nonNostro('La scuola non dà buoni pasto con i compensi'),
    {
      pagine: `studiobt.net ?p=1147; studiodibattista.com ?p=234549`,
    },
  ),
  comma(
    'c. 198',
    'Prima rata della liquidazione dei dipendenti pubblici dopo nove mesi invece di dodici',
    nonNostro("La liquidazione la paga l'INPS: il programma ne calcola e ne versa solo il contributo"),
    {
      dal: '2027-01-01',
      modifica: ['DL 79/1997, art. 3'],
      pagine:
        'fondopensionisicilia.it ?p=7293, testo del c. 198; assodigitale.it 10/1/2026; liveuniversity.it 23/10/2025',
    },
  ),
  comma(
    'cc. 206-207',
    'Sessanta euro al mese alle madri con due figli',
    nonNostro("Lo paga l'INPS a domanda, fuori dalla busta paga"),
    { pagine: `${ELENCO}; e-glossa.it, commi 201-300 22/1/2026` },
  ),
  comma(
    'c. 219',
    'Congedo parentale fino ai quattordici anni del figlio',
    regola('assenze.eta-del-figlio.congedo-parentale|2026-01-01'),
    {
      modifica: ['D.Lgs. 151/2001, art. 32'],
      lascia: ['contratto.congedo-parentale.durata'],
      pagine: 'gildavenezia.it, le novità per la scuola 30/12/2025; e-glossa.it, commi 201-300 22/1/2026',
    },
  ),
  comma(
    'c. 220',
    'Dieci giorni di malattia del figlio, fino ai quattordici anni',
    regola(
      'contratto.assenza.malattia-figlio-oltre-tre-anni|2026-01-01',
      'assenze.eta-del-figlio.malattia-oltre-tre-anni|2026-01-01',
    ),
    {
      modifica: ['D.Lgs. 151/2001, art. 47'],
      pagine: 'gildavenezia.it 3/1/2026; mysolution.it 20/2/2026; e-glossa.it, commi 201-300 22/1/2026',
    },
  ),
  comma(
    'c. 237',
    "Imposta del 15 % sull'accessorio dei dipendenti pubblici, entro 800 €",
    regola(
      'irpef.sostitutiva-accessorio|2026-01-01',
      'irpef.sostitutiva-accessorio|2027-01-01',
      'versamenti.179e|2026-01-01',
    ),
    { pagine: `paefficace.it 22/1/2026; ${ELENCO}` },
  ),
  comma(
    'c. 516',
    'Monitoraggio quadrimestrale delle assenze e delle supplenze brevi',
    nonNostro('Lo fa il Ministero con i dati del SIDI: alla scuola non chiede un atto della paga'),
    { pagine: 'tg24.sky.it 24/10/2025; zazoom.it 4/1/2026; gildavenezia.it 30/12/2025' },
  ),
  comma(
    'c. 517',
    'Fino al 10 % dei risparmi sulle supplenze brevi al fondo per il miglioramento dell’offerta formativa',
    nonNostro('La dotazione del fondo la assegna il Ministero: la scuola scrive quella che le è comunicata'),
    { pagine: ANQUAP },
  ),
  comma(
    'cc. 520 e 524',
    'Organico dell’autonomia e dotazioni del personale ATA riviste ogni anno',
    nonNostro('Gli organici li decide il Ministero: la paga segue il servizio di ciascuno'),
    { pagine: ANQUAP },
  ),
  comma(
    'c. 525',
    'Il docente impiegato in un grado inferiore conserva il proprio trattamento',
    {
      tipo: 'GIA_COSI',
      perche: "Il servizio porta il profilo dell'interessato, che è pagato per quello, dovunque lavori",
    },
    { pagine: `gildavenezia.it, le novità per la scuola 30/12/2025; ${ANQUAP}` },
  ),
  comma(
    'c. 528',
    'Gli idonei del concorso del 2023 entrano nelle graduatorie',
    nonNostro('Riguarda chi è assunto, non quanto è pagato: il contratto si registra come ogni altro'),
    { pagine: ANQUAP },
  ),
  comma(
    'cc. 723-724',
    'Nelle denunce mensili chi è assistito con i permessi della L. 104 e con i congedi',
    nonNostro(
      "Il flusso del personale statale è di NoiPA; per gli altri non è stata trovata la pagina dell'INPS con l'elemento, e non se ne inventa uno",
    ),
    { pagine: 'scuolalink.it; neopa.it; gildavenezia.it, controlli sui permessi 30/12/2025' },
  ),
  comma(
    'c. 725',
    'Verifica degli inadempimenti sui compensi dei professionisti, di ogni importo',
    regola('autonomi.verifica-inadempimenti|2026-06-15', 'autonomi.verifica-inadempimenti.oltre-soglia|2026-06-15'),
    {
      dal: '2026-06-15',
      modifica: ['DPR 602/1973, art. 48-bis'],
      pagine: 'gruppodelfino.it, testo del c. 725; edotto.com 12/1/2026; eutekne.info 29/12/2025',
    },
  ),
  {
    ...ATTO,
    atto: 'L. 107/2015',
    comma: 'art. 1 c. 85',
    dice: 'Supplenze fino a dieci giorni alla secondaria coperte con personale interno (testo della L. 199/2025)',
    modifica: [],
    esito: regola('supplenze-brevi.interne|2026-01-01'),
    pagine: 'gildavenezia.it, le novità per la scuola 30/12/2025; soloscuola.it ?p=1062338; tg24.sky.it 23/10/2025',
  },
];
