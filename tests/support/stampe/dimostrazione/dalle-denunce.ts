import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { dellAnno, type Attesa } from './attesa.ts';
import type { Letto, Sigillato } from './letto.ts';

/** The columns of the form of payment. */
const DEBITO = 'Importi a debito versati';
const CREDITO = 'Importi a credito compensati';

type Attese = Readonly<Record<string, readonly Attesa[]>>;

const TRATTENUTE: readonly string[] = ['ritenute_previdenziali', 'ritenute_fiscali', 'oneri'];
/** Bonuses, and what a later payslip takes back of one. */
const CREDITI: readonly string[] = [
  'TRATTAMENTO_INTEGRATIVO',
  'SOMMA_INTEGRATIVA',
  'RECUPERO_TRATTAMENTO',
  'RECUPERO_SOMMA',
];

type Riga = Sigillato['righe'][number];

/** What payslips owe through a filing, less the credits they give. */
const dovutoDi = (cedolini: readonly Sigillato[], adempimento: Adempimento, keep: (riga: Riga) => boolean): number =>
  cedolini
    .flatMap(({ righe }) => righe)
    .filter((riga) => riga.tributo !== null && riga.adempimenti.includes(adempimento) && keep(riga))
    .reduce((finora, { gruppo, codice, importo }) => {
      if (CREDITI.includes(codice)) return finora - importo;
      return TRATTENUTE.includes(gruppo) ? finora + importo : finora;
    }, 0);

const isRitenuta = ({ codice, gruppo }: Riga): boolean => gruppo === 'ritenute_fiscali' && codice !== 'IVA_SCISSIONE';

const conTributo =
  (...inizi: readonly string[]) =>
  ({ tributo }: Riga): boolean =>
    inizi.some((inizio) => tributo?.startsWith(inizio));

const importiDelle = (liste: Letto['liste']): number =>
  liste
    .flatMap(({ pagamenti }) => pagamenti)
    .flatMap(({ righe }) => righe)
    .reduce((finora, { importo }) => finora + importo, 0);

/** The payslips of the runs that some filings are made of. */
const cedoliniDei = (denunce: Letto['f24'], { cedolini }: Letto): readonly Sigillato[] => {
  const processi = new Set(denunce.flatMap(({ denuncia }) => denuncia.processi));
  return cedolini.filter(({ processo }) => processi.has(processo.uid));
};

/** What is given back: bonuses, and the tax that a settlement finds withheld too much. */
const isCredito = ({ codice, tributo }: Riga): boolean => CREDITI.includes(codice) || tributo === '155E';

/** What is withheld and, a part of the return of their own, the credits, with the sign they are given with. */
const ritenuteDi = (cedolini: readonly Sigillato[], keep: (riga: Riga) => boolean): number =>
  dovutoDi(cedolini, 'F24', (riga) => isRitenuta(riga) && !isCredito(riga) && keep(riga)) -
  dovutoDi(cedolini, 'F24', (riga) => isCredito(riga) && keep(riga));

/** Sums that a position of the INPS owes in a filing, by the month of the row: that of the service of a substitute, else that of the payment. */
const perMese = ({ processo, righe }: Sigillato): readonly (readonly [string, number])[] =>
  righe
    .filter(({ tributo, adempimenti }) => tributo === 'DM10' && adempimenti.includes('F24'))
    .flatMap(({ importo, quote = [] }) =>
      processo.idMetodo.startsWith('SUP') && quote.length > 0
        ? quote.map((quota) => [`${quota.anno}-${quota.mese}`, quota.importo] as const)
        : [[processo.dataPagamento.slice(0, 7), importo] as const],
    );

/** Cents that rounding each of those rows to the euro adds. */
const arrotondamenti = (f24: Letto['f24'], letto: Letto): number =>
  f24
    .flatMap((uno) => [...Map.groupBy(cedoliniDei([uno], letto).flatMap(perMese), ([mese]) => mese).values()])
    .map((righe) => righe.reduce((finora, [, importo]) => finora + importo, 0))
    .reduce((finora, somma) => finora + Math.round(somma / 100) * 100 - somma, 0);

const degliF24 = (letto: Letto) => {
  const { f24, cedolini } = letto;
  const versati = cedoliniDei(f24, letto);
  const contabilizzati = cedolini.filter(({ processo }) => processo.STATUS === 'CONTABILIZZATO');
  const inTesta = (quale: 'debito' | 'credito') => f24.reduce((finora, { denuncia }) => finora + denuncia[quale], 0);
  return {
    printProspettoF24: [
      {
        chieste: f24.map(({ denuncia }) => ({ uid: denuncia.uid })),
        somme: { [DEBITO]: inTesta('debito'), [CREDITO]: inTesta('credito') },
        saldo: [DEBITO, CREDITO, dovutoDi(versati, 'F24', () => true) + arrotondamenti(f24, letto)],
      },
    ],
    printModello770: [
      {
        chieste: dellAnno(letto),
        somme: {
          '2 Ritenute operate': ritenuteDi(contabilizzati, () => true),
          '7 Importo versato': ritenuteDi(versati, () => true),
        },
      },
    ],
    printRiscontro: [{ chieste: dellAnno(letto), somme: { Differenza: 0 } }],
  } as const satisfies Attese;
};

const degliUniemens = (letto: Letto) => {
  const denunciati = cedoliniDei(letto.uniemens, letto);
  const inps = (...inizi: readonly string[]) => dovutoDi(denunciati, 'UNIEMENS', conTributo(...inizi));
  // The file declares contributions whole: what the law remits is recovered apart.
  const isIntero = (riga: Riga) => conTributo('P')(riga) && !riga.codice.startsWith('ESONERO_');
  const inpdap = dovutoDi(denunciati, 'UNIEMENS', isIntero);
  const attesa = (tipi: readonly string[], somme: Attesa['somme']): Attesa => ({
    chieste: tipi.flatMap((tipo) => dellAnno(letto, { tipo, da: 'stampe' })),
    somme,
  });
  return {
    printUniemensInps: [
      attesa(['riepilogo'], { Contributi: inps('C', 'D') + inpdap }),
      attesa(['individuali'], { Contributi: inps('D') }),
      attesa(['aziendale'], { Contributi: inps('D') }),
      attesa(['collaboratori'], { Contributi: inps('C') }),
      attesa(['annuale-dipendente'], { Contributi: inps('C', 'D') }),
    ],
    printUniemensExInpdap: [
      attesa(['contributi', 'contributi-trasferiti'], { Contributi: inpdap }),
      attesa(['annuale-dipendente'], { Contributi: inpdap }),
      attesa(['prospetto'], { Contributo: inpdap }),
    ],
  } as const satisfies Attese;
};

const delleListe = (letto: Letto) => {
  const { liste, entrate, anni } = letto;
  const attesa = (quali: Letto['liste'], altro: object = {}): readonly Attesa[] => [
    {
      chieste: quali.map(({ lista }) => ({ idProcesso: lista.uid, ...altro })),
      somme: { Importo: importiDelle(quali) },
    },
  ];
  const diTipo = (tipo: string) => liste.filter(({ lista }) => lista.tipo === tipo);
  const [mof] = diTipo('MOF');
  const suoi = mof?.pagamenti.slice(0, 1) ?? [];
  const assegnate = entrate.filter(({ anno }) => anni.includes(anno));
  return {
    printElencoNoipa: attesa(liste),
    printDettagliMof: attesa(diTipo('MOF')),
    printDettagliMaturita: attesa(diTipo('MATURITA')),
    printDettagliAltriEsami: attesa(diTipo('ALTRI_ESAMI')),
    printFileNoipa: attesa(diTipo('MOF'), { kind: 'mof' }),
    printDettaglioNoipa: suoi.flatMap(({ persona }) =>
      mof === undefined ? [] : attesa([{ ...mof, pagamenti: suoi }], { kind: 'mof', persona }),
    ),
    printAnnualiNoipa: [{ chieste: dellAnno(letto), somme: { Importo: importiDelle(liste) } }],
    printDotazioneFinanziaria: [
      {
        chieste: dellAnno(letto, { tipo: 'annue' }),
        somme: {
          Assegnato: assegnate.reduce((finora, { importo }) => finora + importo, 0),
          'In liste da inviare': importiDelle(liste.filter(({ lista }) => lista.datInvio === null)),
        },
      },
    ],
  } as const satisfies Attese;
};

/** What the communications to NoiPA say of a column, compensation by compensation; of one person, where it is said. */
const comunicato = (spt: Letto['spt'], campo: string, chi?: string): number =>
  spt
    .flatMap(({ records }) => records)
    .filter(({ quadro, IdDipendente }) => quadro === 'C' && (chi === undefined || IdDipendente === chi))
    .reduce((finora, record) => finora + Number(record[campo] ?? 0), 0);

const degliAccessori = ({ spt }: Letto) => {
  const chieste = spt.map(({ denuncia }) => ({ uid: denuncia.uid }));
  const prima = spt.slice(0, 1);
  const chi = String(prima[0]?.records.find(({ quadro }) => quadro === 'D')?.IdDipendente ?? '');
  return {
    printSptRiepilogativa: [
      {
        chieste: chieste.map((una) => ({ ...una, da: 'elenco' })),
        somme: { Lordo: comunicato(spt, 'Lordo') },
      },
    ],
    printSptDipendente: [
      {
        chieste: chieste.slice(0, 1).map((una) => ({ ...una, idDipendente: chi })),
        somme: { IRAP: comunicato(prima, 'Irap', chi), Pensione: comunicato(prima, 'RitenutaPensione', chi) },
      },
    ],
    printSptPortale: [
      {
        chieste,
        somme: {
          Lordo: comunicato(spt, 'Lordo'),
          IRPEF: comunicato(spt, 'RitenutaIrpef'),
          IRAP: comunicato(spt, 'Irap'),
        },
      },
    ],
  } as const satisfies Attese;
};

/** The prints of filings and of the lists of NoiPA, and what each must come to. */
export const dalleDenunce = (letto: Letto) => ({
  ...degliF24(letto),
  ...degliUniemens(letto),
  ...degliAccessori(letto),
  ...delleListe(letto),
});
