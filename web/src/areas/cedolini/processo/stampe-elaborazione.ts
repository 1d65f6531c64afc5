import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  printAddizionaliElaborazione,
  printBonifici,
  printCompetenze,
  printContributiElaborazione,
  printFiscale,
  printIrapElaborazione,
  printLiquidazione,
  printRigheMandato,
  printRitenute,
} from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { useSession } from '#ui/session.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

const prospetti = [
  { codice: 'liquidazione', testo: 'Prospetto di liquidazione, da firmare' },
  { codice: 'competenze', testo: 'Competenze' },
  { codice: 'ritenute', testo: 'Ritenute' },
  { codice: 'fiscale', testo: 'Riepilogo fiscale' },
  { codice: 'addizionali', testo: 'Addizionali' },
  { codice: 'contributi', testo: 'Contributi' },
  { codice: 'irap', testo: 'IRAP' },
  { codice: 'bonifici', testo: 'Bonifici' },
] as const;

/** The prints of a whole run, as entries of a menu: each to be looked at, or as a sheet. */
export const useStampeElaborazione = (idProcesso: Processo['uid']) => {
  const stampe = {
    liquidazione: useStampa(printLiquidazione),
    competenze: useStampa(printCompetenze),
    ritenute: useStampa(printRitenute),
    fiscale: useStampa(printFiscale),
    addizionali: useStampa(printAddizionaliElaborazione),
    contributi: useStampa(printContributiElaborazione),
    irap: useStampa(printIrapElaborazione),
    mandato: useStampa(printRigheMandato),
    bonifici: useStampa(printBonifici),
  };
  const { setupType } = useSession().sessione;
  const voci = (prefisso: string) => prospetti.map(({ codice, testo: text }) => ({ id: `${prefisso}${codice}`, text }));
  return {
    inCorso: Object.values(stampe).some(({ inCorso }) => inCorso),
    voci: [
      { text: "Prospetti dell'elaborazione", items: voci('') },
      { text: 'Fogli di calcolo (XLSX)', items: voci(FOGLIO) },
      isVoceDi(setupTypes, setupType) && isOfferta('ORDINE_BANCA', { setupType }) ? CON_BONIFICI : CON_MANDATO,
    ],
    /** Prints the entry chosen; false when it is of somebody else's. */
    print: (voce: string): boolean => {
      if (voce === SEPA || voce === SEPA_OGGI) {
        stampe.bonifici.print({ idProcesso, formato: 'xml', ...(voce === SEPA_OGGI ? { conti: 'OGGI' } : {}) });
        return true;
      }
      const codice = voce.replace(FOGLIO, '');
      const scelto = codice === MANDATO ? MANDATO : prospetti.find((uno) => uno.codice === codice)?.codice;
      if (scelto === undefined) return false;
      stampe[scelto].print({ idProcesso, ...(voce.startsWith(FOGLIO) ? { formato: 'xlsx' as const } : {}) });
      return true;
    },
  };
};

const FOGLIO = 'xlsx-';
const MANDATO = 'mandato';
const SEPA = 'sepa';
const SEPA_OGGI = 'sepa-oggi';

const CON_MANDATO = {
  text: 'Si paga con mandato (DI 129/2018, artt. 16 e 17)',
  items: [
    { id: MANDATO, text: 'Righe del mandato, per persona e ritenuta' },
    { id: `${FOGLIO}${MANDATO}`, text: 'Righe del mandato (XLSX)' },
  ],
};
const CON_BONIFICI = {
  text: 'Per la banca',
  items: [
    { id: SEPA, text: 'File dei bonifici (XML)' },
    { id: SEPA_OGGI, text: 'File dei bonifici sui conti di oggi (XML)' },
  ],
};
