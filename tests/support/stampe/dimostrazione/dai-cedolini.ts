import type { RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { dellAnno, delleElaborazioni, delPeriodo, type Attesa } from './attesa.ts';
import type { Letto, Sigillato } from './letto.ts';

type Riga = Pick<RigaImporto, 'codice' | 'gruppo'>;

const righeDi = (cedolini: readonly Sigillato[]) => cedolini.flatMap(({ righe }) => righe);
const sommaDi = (cedolini: readonly Sigillato[], keep: (riga: Riga) => boolean): number =>
  righeDi(cedolini).reduce((finora, riga) => finora + (keep(riga) ? riga.importo : 0), 0);
const deiGruppi = (cedolini: readonly Sigillato[], ...gruppi: readonly RigaImporto['gruppo'][]): number =>
  sommaDi(cedolini, ({ gruppo }) => gruppi.includes(gruppo));
const deiCodici = (cedolini: readonly Sigillato[], ...codici: readonly string[]): number =>
  sommaDi(cedolini, ({ codice }) => codici.includes(codice));

const irapDi = (cedolini: readonly Sigillato[]): number => deiCodici(cedolini, 'IRAP');
const oneriDi = (cedolini: readonly Sigillato[]): number => deiGruppi(cedolini, 'oneri') - irapDi(cedolini);
export const compensiDi = (cedolini: readonly Sigillato[]): number =>
  deiGruppi(cedolini, 'competenze', 'somme_esenti', 'addebiti_fattura');
/** Those withheld: a settlement also tells, in its summary, those that the next year will withhold. */
const addizionaliDi = (cedolini: readonly Sigillato[]): number =>
  sommaDi(cedolini, ({ codice, gruppo }) => gruppo === 'ritenute_fiscali' && codice.startsWith('ADDIZIONALE_'));
/** Taxes withheld and credits given, without surtaxes and the VAT the school pays. */
const irpefDi = (cedolini: readonly Sigillato[]): number =>
  deiGruppi(cedolini, 'ritenute_fiscali') -
  addizionaliDi(cedolini) -
  deiCodici(cedolini, 'IVA_SCISSIONE') +
  deiCodici(cedolini, 'TRATTAMENTO_INTEGRATIVO', 'SOMMA_INTEGRATIVA');

/** What a settlement compares: the ordinary tax of the payslips that hold any, less the bonus they give. */
const ordinariaDi = (cedolini: readonly Sigillato[]): number => {
  const tassati = cedolini.filter(({ righe }) => righe.some(({ codice }) => codice === 'IRPEF'));
  return deiCodici(tassati, 'IRPEF') - deiCodici(tassati, 'TRATTAMENTO_INTEGRATIVO');
};

/** The net and the cost are those each payslip says of itself in its closing lines. */
const sommeDi = (cedolini: readonly Sigillato[]) => ({
  Lordo: deiGruppi(cedolini, 'competenze', 'addebiti_fattura'),
  'Rimborsi e crediti': deiGruppi(cedolini, 'somme_esenti', 'somme_fuori_reddito'),
  Contributi: deiGruppi(cedolini, 'ritenute_previdenziali'),
  Imposte: deiGruppi(cedolini, 'ritenute_fiscali'),
  'Altre trattenute': deiGruppi(cedolini, 'altre_trattenute'),
  'Arrotond.': deiGruppi(cedolini, 'arrotondamento'),
  Netto: deiCodici(cedolini, 'NETTO'),
  'Oneri scuola': oneriDi(cedolini),
  IRAP: irapDi(cedolini),
  'Costo totale': deiCodici(cedolini, 'LORDO_STATO'),
});

const quoteDi = (cedolini: readonly Sigillato[]) => {
  const [dipendente, scuola] = [deiGruppi(cedolini, 'ritenute_previdenziali'), oneriDi(cedolini)];
  return { 'A carico del dipendente': dipendente, 'A carico della scuola': scuola, Totale: dipendente + scuola };
};

/** The payslips of a school by what has become of their run. */
const distinti = ({ cedolini }: Letto) => ({
  contabilizzati: cedolini.filter(({ processo }) => processo.STATUS === 'CONTABILIZZATO'),
  aperti: cedolini.filter(({ processo }) => processo.STATUS === 'COMPLETATO'),
});

/** The share of its union that the demonstration withholds from a substitute. */
const QUOTA_SINDACALE = 1_500;

/** The sums withheld by orders with a creditor, paid beside the people; the share of a union goes by its own list. */
const aiCreditori = (cedolini: readonly Sigillato[]): number =>
  cedolini
    .flatMap(({ righe }) => righe)
    .filter(({ codice, importo }) => codice === 'TRATTENUTA' && importo !== QUOTA_SINDACALE)
    .reduce((somma, { importo }) => somma + importo, 0);

type Attese = Readonly<Record<string, readonly Attesa[]>>;

/** A run is printed whatever its state. */
const deiProcessi = ({ processi, cedolini }: Letto) => {
  const attesa = (somme: Attesa['somme']): readonly Attesa[] => [{ chieste: delleElaborazioni(processi), somme }];
  return {
    printLiquidazione: attesa(sommeDi(cedolini)),
    printCompetenze: attesa({ Importo: compensiDi(cedolini) + deiGruppi(cedolini, 'somme_fuori_reddito') }),
    printRitenute: attesa({
      Importo: deiGruppi(cedolini, 'ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'),
    }),
    printFiscale: attesa({ Importo: irpefDi(cedolini) }),
    printAddizionaliElaborazione: attesa({ Importo: addizionaliDi(cedolini) }),
    printContributiElaborazione: attesa(quoteDi(cedolini)),
    printIrapElaborazione: attesa({ Importo: irapDi(cedolini) }),
    printRigheMandato: attesa({
      Importo:
        deiCodici(cedolini, 'NETTO') +
        deiGruppi(cedolini, 'ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute', 'oneri'),
    }),
    printBonifici: attesa({ Netto: deiCodici(cedolini, 'NETTO') + aiCreditori(cedolini) }),
  } as const satisfies Attese;
};

/** A period counts what is accounted, and what is not when asked. */
const deiPeriodi = (letto: Letto) => {
  const { contabilizzati, aperti } = distinti(letto);
  const attesa = (cambi: object, somme: Attesa['somme']): Attesa => ({ chieste: delPeriodo(letto, cambi), somme });
  const altre = deiGruppi(contabilizzati, 'altre_trattenute');
  const uidSubAnagrafe = contabilizzati[0]?.persona ?? '';
  const suoi = contabilizzati.filter(({ persona }) => persona === uidSubAnagrafe);
  return {
    printContributi: [
      attesa({ tipo: 'elenco' }, quoteDi(contabilizzati)),
      attesa({ tipo: 'riepilogo' }, quoteDi(contabilizzati)),
      attesa({ tipo: 'elenco', provvisori: true }, quoteDi([...contabilizzati, ...aperti])),
      attesa({ tipo: 'dipendente', uidSubAnagrafe }, quoteDi(suoi)),
    ],
    printRitenuteIrpef: [
      attesa({ tipo: 'elenco' }, { Importo: irpefDi(contabilizzati) }),
      attesa({ tipo: 'riepilogo' }, { Importo: irpefDi(contabilizzati) }),
    ],
    printIrap: [
      attesa({ tipo: 'elenco' }, { Importo: irapDi(contabilizzati) }),
      attesa({ tipo: 'riepilogo' }, { Importo: irapDi(contabilizzati) }),
      attesa({ tipo: 'dipendente', uidSubAnagrafe }, { Importo: irapDi(suoi) }),
    ],
    printAddizionali: [attesa({}, { Importo: addizionaliDi(contabilizzati) })],
    printAltreTrattenute: [
      attesa({ tipo: 'elenco' }, { Trattenuto: altre }),
      attesa({ tipo: 'riepilogo' }, { Totale: altre }),
    ],
    printRitenuteContoTerzi: [
      attesa({ tipo: 'elenco' }, { Trattenuto: altre }),
      attesa({ tipo: 'riepilogo' }, { Totale: altre }),
      {
        chieste: ['conto-terzi', 'altre'].flatMap((tipo) => delPeriodo(letto, { tipo })),
        somme: { Trattenuto: altre },
      },
    ],
  } as const satisfies Attese;
};

const PENSIONE = ['PENSIONE_DIPENDENTE', 'CONTRIBUTO_AGGIUNTIVO', 'ESONERO_IVS', 'ESONERO_MADRE'] as const;

const degliAnni = (letto: Letto) => {
  const { contabilizzati, aperti } = distinti(letto);
  const attesa = (somme: Attesa['somme']): Attesa => ({ chieste: dellAnno(letto), somme });
  const { Lordo, 'Rimborsi e crediti': rimborsi, Netto, Contributi, Imposte, IRAP, ...altre } = sommeDi(contabilizzati);
  const daPagare = sommeDi(aperti);
  return {
    printRiepilogoAnnuo: [
      attesa({ ...sommeDi(contabilizzati), Cedolini: contabilizzati.length * 100 }),
      {
        chieste: dellAnno(letto, { provvisori: true }),
        somme: sommeDi([...contabilizzati, ...aperti]),
      },
    ],
    printCompensiAnnui: [attesa({ Totale: compensiDi(contabilizzati) })],
    printGiornale: [
      {
        ...attesa({
          Lordo,
          'Rimborsi e crediti': rimborsi,
          Contributi,
          Imposte,
          Netto,
          'Costo totale': altre['Costo totale'],
        }),
        righe: contabilizzati.length,
      },
    ],
    printTrattamentoAccessorio: [
      attesa({
        'A carico del dipendente': deiCodici(contabilizzati, ...PENSIONE),
        'A carico della scuola': deiCodici(contabilizzati, 'PENSIONE_AMMINISTRAZIONE'),
      }),
    ],
    printFabbisogno: [
      {
        chieste: mesiDi(aperti),
        somme: { Netto: daPagare.Netto, IRAP: daPagare.IRAP, 'Costo totale': daPagare['Costo totale'] },
      },
    ],
    printModelloMFoglio: [
      attesa({ Lordo: compensiDi(contabilizzati), Contributi, Imposte, Netto, IRAP, Totale: altre['Costo totale'] }),
    ],
    printConguaglio: [attesa({ Trattenuto: ordinariaDi(contabilizzati) })],
    printIrapAnnuale: [attesa({ Imposta: IRAP, Versata: versatoCon(letto, ['380E', '3858']) })],
  } as const satisfies Attese;
};

/** The months of some payslips, once each. */
const mesiDi = (cedolini: readonly Sigillato[]): Attesa['chieste'] =>
  [...new Set(cedolini.map(({ processo: { ANNO, MESE } }) => `${ANNO}-${MESE}`))].map((mese) => {
    const [anno, numero] = mese.split('-').map(Number);
    return { anno, mese: numero };
  });

/** The prints that sum payslips, and what each must come to. */
export const daiCedolini = (letto: Letto) => ({ ...deiProcessi(letto), ...deiPeriodi(letto), ...degliAnni(letto) });

/** What the sent F24 pay with some codes. */
const versatoCon = ({ f24 }: Letto, codici: readonly string[]): number =>
  f24
    .filter(({ denuncia }) => denuncia.datInvio !== null)
    .flatMap(({ records }) => records)
    .filter(({ codice }) => codici.includes(String(codice)))
    .reduce((finora, { debito, credito }) => finora + Number(debito) - Number(credito), 0);
