import type * as z from 'zod';
import { isDiTesoreriaUnica, splitIban } from '../../domain/codici/iban.ts';
import { percheNon } from '../../domain/elaborazione/tipo-scuola.ts';
import { ruoliFirma } from '../../domain/scuola.ts';
import { findSovrapposti, isPeriodo } from '../../domain/tempo/periodo.ts';
import type { AltriDati, DatiPropri, EntiSede } from './dati-propri.ts';

interface DaControllare {
  readonly tipo: string;
  readonly codMinisteriale: string | null;
  readonly dati: DatiPropri | null;
  readonly uidPosInps: string | null;
  readonly uidPosInail: string | null;
  readonly entiSede: EntiSede | null;
}

/** Funds that are not those of the State, on the data of a State school. */
const estraneiAlloStato = ({ fondoPensione, fondoFineServizio, flgEnpdep }: AltriDati): readonly string[] => [
  ...(fondoPensione === null || fondoPensione === 'CTPS' ? [] : ['fondoPensione']),
  ...(fondoFineServizio === null || fondoFineServizio === 'ENPAS' ? [] : ['fondoFineServizio']),
  ...(flgEnpdep ? ['flgEnpdep'] : []),
];

/** Funds of public employees, on the data of a school that has none. */
const fondiPubblici = ({ fondoPensione, fondoFineServizio, flgEnpdep }: AltriDati): readonly string[] => [
  ...(fondoPensione === null || fondoPensione === 'FPLD' ? [] : ['fondoPensione']),
  ...(fondoFineServizio === null ? [] : ['fondoFineServizio']),
  ...(flgEnpdep ? ['flgEnpdep'] : []),
];

type Rifiuto = (path: (string | number)[], message: string) => void;

/** What is asked of one kind of school only. */
const regoleDelTipo = (scuola: DaControllare, refuse: Rifiuto): void => {
  const { tipo } = scuola;
  if ((tipo === 'PROPRIA') !== (scuola.dati !== null))
    refuse(['dati'], 'I dati fiscali e previdenziali sono della sola scuola principale, che deve averli.');
  if (tipo === 'ALTRA' && (scuola.uidPosInps !== null || scuola.uidPosInail !== null))
    refuse(['uidPosInps'], 'Le posizioni INPS e INAIL sono delle sole sedi della scuola.');
  if (tipo === 'ALTRA' && scuola.entiSede !== null)
    refuse(['entiSede'], 'Gli enti di appartenenza e di servizio sono delle sole sedi della scuola.');
  if (tipo !== 'ALTRA' && scuola.codMinisteriale !== null)
    refuse(['codMinisteriale'], 'Il codice ministeriale si indica delle sole altre scuole.');
};

/** Rules of the Italian message: a school that has a bank, in Italy, and the code by which it is known there. */
const regoleDellOrdine = ({ altriDati, ...chi }: DatiPropri, refuse: Rifiuto): void => {
  const senzaOrdine = percheNon('ORDINE_BANCA', chi);
  altriDati.forEach(({ tracciatoBonifici, codCuc, ibanTesoreria }, indice) => {
    if (tracciatoBonifici !== 'ITALIANO') return;
    if (senzaOrdine !== null) refuse(['dati', 'altriDati', indice, 'tracciatoBonifici'], senzaOrdine);
    if (!codCuc)
      refuse(
        ['dati', 'altriDati', indice, 'codCuc'],
        'Il tracciato delle banche italiane vuole il codice CUC, che la banca dà con il contratto dei servizi telematici.',
      );
    if (ibanTesoreria !== null && splitIban(ibanTesoreria)?.codPaese !== 'IT')
      refuse(
        ['dati', 'altriDati', indice, 'tracciatoBonifici'],
        'Questo tracciato è delle banche italiane, e il conto è di un altro Paese: scegliere il tracciato europeo.',
      );
  });
};

/** Rules between fields, the same in the browser and on the server. */
export const regoleScuola = (scuola: DaControllare, context: z.RefinementCtx): void => {
  const refuse: Rifiuto = (path, message) => context.addIssue({ code: 'custom', path, message });
  regoleDelTipo(scuola, refuse);
  if (scuola.dati === null) return;
  const { setupType, altriDati, firmatari } = scuola.dati;
  altriDati.forEach((altri, indice) => {
    if (altriDati.findIndex(({ dal }) => dal === altri.dal) !== indice)
      refuse(['dati', 'altriDati', indice, 'dal'], 'Esistono già altri dati con la stessa decorrenza.');
    if (setupType === 'SCUOLA')
      for (const campo of estraneiAlloStato(altri))
        refuse(
          ['dati', 'altriDati', indice, campo],
          'Il personale di una scuola statale è iscritto per legge a CTPS ed ENPAS, e non a ENPDEP: lasciare vuoto.',
        );
  });
  const senzaFondi = percheNon('FONDI_PUBBLICI', scuola.dati);
  if (senzaFondi !== null)
    altriDati.forEach((altri, indice) => {
      for (const campo of fondiPubblici(altri)) refuse(['dati', 'altriDati', indice, campo], senzaFondi);
    });
  const senzaEp = percheNon('F24_EP', scuola.dati);
  if (senzaEp !== null)
    altriDati.forEach(({ modelloF24 }, indice) => {
      if (modelloF24 === 'EP') refuse(['dati', 'altriDati', indice, 'modelloF24'], senzaEp);
    });
  const senzaTesoreria = percheNon('TESORERIA_UNICA', scuola.dati);
  if (senzaTesoreria !== null)
    altriDati.forEach(({ ibanTesoreria }, indice) => {
      if (ibanTesoreria !== null && isDiTesoreriaUnica(ibanTesoreria))
        refuse(['dati', 'altriDati', indice, 'ibanTesoreria'], senzaTesoreria);
    });
  regoleDellOrdine(scuola.dati, refuse);
  firmatari.forEach((firmatario, indice) => {
    if (!isPeriodo(firmatario))
      refuse(['dati', 'firmatari', indice, 'al'], 'La data di fine precede quella di inizio.');
  });
  for (const ruolo of ruoliFirma) {
    const sovrapposti = findSovrapposti(firmatari.filter((firmatario) => firmatario.ruolo === ruolo));
    if (sovrapposti)
      refuse(
        ['dati', 'firmatari', firmatari.indexOf(sovrapposti[1]), 'dal'],
        `Il periodo di ${sovrapposti[1].nominativo} si sovrappone a quello di ${sovrapposti[0].nominativo}.`,
      );
  }
};
