import { campiVigenti, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import { elenco, type ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { ImportoSpt } from '#shared/contracts/denunce/spt.ts';
import { printSptDipendente, printSptPortale, printSptRiepilogativa } from '#shared/contracts/denunce/stampe/spt.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';

type Campi = RecordRaccolto['campi'];

/** A person of a process, as it is filed, with their compensations. */
interface Dipendente {
  readonly campi: Campi;
  readonly compensi: readonly Campi[];
}
/** A compensation with whose it is. */
interface Compenso {
  readonly campi: Campi;
  readonly di: Campi;
}

const loadDipendenti = async (
  { archivio }: ContestoStampa,
  uid: Denuncia['uid'],
): Promise<{ readonly denuncia: Denuncia; readonly dipendenti: readonly Dipendente[] }> => {
  const { denuncia, contenuto, valori } = await denunceRepository(archivio, 'SPT').loadIntera(uid);
  const perRiga = Map.groupBy(valori, ({ chiave }) => chiave);
  const tutti = contenuto.records.map((record) => campiVigenti(record, perRiga.get(record.chiave) ?? []));
  return {
    denuncia,
    dipendenti: tutti
      .filter(({ quadro }) => quadro === 'D')
      .map((campi) => ({
        campi,
        compensi: tutti.filter(({ quadro, IdDipendente }) => quadro === 'C' && IdDipendente === campi.IdDipendente),
      })),
  };
};

const periodoDi = ({ anno, mese, meseDa = mese }: Denuncia): string =>
  meseDa === mese
    ? formatMese({ anno, mese })
    : `${formatMese({ anno, mese: meseDa })} – ${formatMese({ anno, mese })}`;

const titoloDi =
  (titolo: string) =>
  async ({ uid }: { readonly uid: Denuncia['uid'] }, { archivio }: ContestoStampa): Promise<string> =>
    `${titolo}, ${periodoDi(await denunceRepository(archivio, 'SPT').load(uid))}`;

const filtriDi = (denuncia: Denuncia) => {
  const { dati, datInvio, protocollo, motivoEsito } = denuncia;
  return [
    { etichetta: 'Periodo', valore: periodoDi(denuncia) },
    { etichetta: 'Codice fiscale', valore: dati.CodiceFiscale ?? '' },
    { etichetta: 'Ufficio responsabile', valore: dati.UfficioResponsabile || 'da indicare' },
    { etichetta: 'Ufficio di servizio', valore: dati.UfficioServizio || 'da indicare' },
    { etichetta: 'Stato', valore: `${statoInParole(denuncia)}${motivoEsito === '' ? '' : ` (${motivoEsito})`}` },
    ...(datInvio === null ? [] : [{ etichetta: 'Inviato il', valore: formatGiorno(datInvio) }]),
    ...(protocollo === '' ? [] : [{ etichetta: 'Protocollo', valore: protocollo }]),
  ];
};

const sommaDi = (compensi: readonly Campi[], tassazione: string, ...nomi: readonly ImportoSpt[]): number =>
  somma(
    compensi.flatMap((compenso) =>
      compenso.Tassazione === tassazione ? nomi.map((nome) => Number(compenso[nome] ?? 0)) : [],
    ),
  );

const somme = (titolo: string, valore: (compensi: readonly Campi[]) => number): ColonnaDi<Dipendente> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore: ({ compensi }) => valore(compensi),
});

const nominativo = ({ Cognome, Nome }: Campi): string => `${String(Cognome)} ${String(Nome)}`;

const COLONNE_RIEPILOGO: readonly ColonnaDi<Dipendente>[] = [
  { titolo: 'Dipendente', tipo: 'testo', testata: true, valore: ({ campi }) => nominativo(campi) },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ campi }) => String(campi.CodiceFiscale) },
  { titolo: 'Compensi', tipo: 'numero', valore: ({ compensi }) => compensi.length },
  somme('Lordo', (compensi) => somma(compensi.map(({ Lordo }) => Number(Lordo ?? 0)))),
  somme('Imponibile anno corrente', (compensi) => sommaDi(compensi, 'AC', 'ImponibileIrpef', 'ImponibileSostitutiva')),
  somme('Imposta anno corrente', (compensi) => sommaDi(compensi, 'AC', 'RitenutaIrpef', 'Sostitutiva')),
  somme('Imponibile anni precedenti', (compensi) => sommaDi(compensi, 'AP', 'ImponibileIrpef')),
  somme('Imposta anni precedenti', (compensi) => sommaDi(compensi, 'AP', 'RitenutaIrpef')),
];

export const sptRiepilogativa = defineStampa(
  printSptRiepilogativa,
  elenco({
    title: titoloDi('Accessori fuori sistema'),
    load: async ({ uid }, contesto) => {
      const { denuncia, dipendenti } = await loadDipendenti(contesto, uid);
      return {
        scuola: scuolaDella(denuncia),
        filtri: filtriDi(denuncia),
        colonne: COLONNE_RIEPILOGO,
        sezioni: [{ righe: dipendenti }],
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

const testo = (titolo: string, nome: string): ColonnaDi<Compenso> => ({
  titolo,
  tipo: 'testo',
  valore: ({ campi }) => String(campi[nome] ?? ''),
});
const importo = (titolo: string, ...nomi: readonly ImportoSpt[]): ColonnaDi<Compenso> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore: ({ campi }) => somma(nomi.map((nome) => Number(campi[nome] ?? 0))),
});

interface DelDipendente {
  readonly uid: Denuncia['uid'];
  readonly idDipendente: string;
}

const COLONNE_COMPENSO: readonly ColonnaDi<Compenso>[] = [
  { ...testo('Compenso', 'Descrizione'), testata: true },
  testo('Capitolo', 'Capitolo'),
  testo('Competenza', 'Competenza'),
  testo('Liquidazione', 'Liquidazione'),
  testo('Tassazione', 'Tassazione'),
  importo('Lordo', 'Lordo', 'Esente'),
  importo('Pensione', 'RitenutaPensione'),
  importo('Fondo credito', 'RitenutaFondoCredito'),
  importo('Previdenza o TFR', 'RitenutaOperaPrevidenza', 'RitenutaTfr'),
  importo('Imponibile fiscale', 'ImponibileIrpef', 'ImponibileSostitutiva'),
  importo('Imposta', 'RitenutaIrpef', 'Sostitutiva'),
  importo('IRAP', 'Irap'),
];

export const sptDipendente = defineStampa(
  printSptDipendente,
  elenco({
    title: titoloDi('Accessori fuori sistema del dipendente'),
    load: async ({ uid, idDipendente }: DelDipendente, contesto) => {
      const { denuncia, dipendenti } = await loadDipendenti(contesto, uid);
      const trovato = dipendenti.find(({ campi }) => campi.IdDipendente === idDipendente);
      if (trovato === undefined) throw nonTrovato('La persona');
      const { campi, compensi } = trovato;
      return {
        scuola: scuolaDella(denuncia),
        filtri: [
          { etichetta: 'Dipendente', valore: `${nominativo(campi)}, ${String(campi.CodiceFiscale)}` },
          ...filtriDi(denuncia),
          {
            etichetta: 'Imposta anno corrente',
            valore: formatEuro(sommaDi(compensi, 'AC', 'RitenutaIrpef', 'Sostitutiva')),
          },
          { etichetta: 'Imposta anni precedenti', valore: formatEuro(sommaDi(compensi, 'AP', 'RitenutaIrpef')) },
        ],
        colonne: COLONNE_COMPENSO,
        sezioni: [{ righe: compensi.map((compenso) => ({ campi: compenso, di: campi })) }],
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);

/** Twenty columns: short headings, none of which breaks on paper. */
const COLONNE_PORTALE: readonly ColonnaDi<Compenso>[] = [
  { titolo: 'Codice fiscale', tipo: 'testo', testata: true, valore: ({ di }) => String(di.CodiceFiscale) },
  testo('Tipo', 'Tipo'),
  testo('Capitolo', 'Capitolo'),
  testo('Mese', 'Competenza'),
  testo('Pagato nel', 'Liquidazione'),
  testo('Tass.', 'Tassazione'),
  importo('Lordo', 'Lordo'),
  importo('Esente', 'Esente'),
  importo('Base pensione', 'ImponibilePensione'),
  importo('Pensione', 'RitenutaPensione'),
  importo('Fondo credito', 'RitenutaFondoCredito'),
  importo('Opera prev.', 'RitenutaOperaPrevidenza'),
  importo('TFR', 'RitenutaTfr'),
  importo('Base IRPEF', 'ImponibileIrpef'),
  testo('Aliquota', 'AliquotaIrpef'),
  importo('IRPEF', 'RitenutaIrpef'),
  importo('Base imposta sost.', 'ImponibileSostitutiva'),
  importo('Imposta sost.', 'Sostitutiva'),
  importo('Base IRAP', 'ImponibileIrap'),
  importo('IRAP', 'Irap'),
];

export const sptPortale = defineStampa(
  printSptPortale,
  elenco({
    title: titoloDi('Accessori fuori sistema per il portale, da salvare come Excel 97-2003'),
    load: async ({ uid }, contesto) => {
      const { denuncia, dipendenti } = await loadDipendenti(contesto, uid);
      return {
        scuola: scuolaDella(denuncia),
        filtri: filtriDi(denuncia),
        colonne: COLONNE_PORTALE,
        sezioni: [
          {
            righe: dipendenti.flatMap(({ campi: di, compensi }) => compensi.map((campi) => ({ campi, di }))),
          },
        ],
        orientamento: 'orizzontale' as const,
      };
    },
  }),
);
