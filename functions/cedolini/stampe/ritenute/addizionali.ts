import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { comuneAl, loadArchivioComuni, type ArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import {
  printAddizionali,
  type AddizionaliDaStampare,
} from '#shared/contracts/cedolini/stampe/ritenute/addizionali.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { elencoDelPeriodo } from '../liquidato/elenchi.ts';
import { chiaveDi, chiDi } from '../liquidato/liquidato.ts';
import { righeIntere, type RigaIntera } from '../liquidato/righe-intere.ts';

const REGIONALE = 'ADDIZIONALE_REGIONALE';
const ACCONTO = 'ADDIZIONALE_COMUNALE_ACCONTO';

const isChiesta =
  ({ ente, rata }: AddizionaliDaStampare) =>
  ({ codice }: { readonly codice: string }): boolean => {
    if (!codice.startsWith('ADDIZIONALE_')) return false;
    const [dellaRegione, acconto] = [codice === REGIONALE, codice === ACCONTO];
    return (
      (ente === undefined || dellaRegione === (ente === 'REGIONE')) &&
      (rata === undefined || acconto === (rata === 'ACCONTO'))
    );
  };

/** A region as the payslip names it, a town by the name it has on the day of payment; a payslip of before bodies were kept says none. */
const enteDi = (comuni: ArchivioComuni, { liquidato, riga }: RigaIntera): string => {
  if (riga.ente === undefined) return riga.codice === REGIONALE ? 'Regione non indicata' : 'Comune non indicato';
  if (riga.codice === REGIONALE) return `Regione ${riga.ente}`;
  const esito = comuneAl(comuni, riga.ente, liquidato.processo.dataPagamento);
  return esito.esito === 'sconosciuto' ? `Comune ${riga.ente}` : `Comune ${esito.comune.desComune} (${riga.ente})`;
};

const COLONNE: readonly ColonnaDi<RigaIntera>[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ liquidato }) => chiDi(liquidato) },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ liquidato }) => liquidato.testata.storico.desCf },
  { titolo: 'Mese', tipo: 'testo', valore: ({ liquidato }) => nomeMese(liquidato.mese.mese) },
  { titolo: 'Addizionale', tipo: 'testo', valore: ({ riga }) => riga.descrizione },
  { titolo: 'Anno', tipo: 'numero', valore: ({ riga }) => riga.annoRiferimento ?? null },
  { titolo: 'Codice F24', tipo: 'testo', valore: ({ riga }) => riga.tributo },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ riga }) => riga.importo },
];

export const addizionali = defineStampa(
  printAddizionali,
  elencoDelPeriodo({
    titolo: () => 'Addizionali',
    conta: 'F24',
    righe: async (liquidati, parametri: AddizionaliDaStampare, contesto) => {
      const [comuni, righe] = await Promise.all([
        loadArchivioComuni(),
        righeIntere(contesto, liquidati, isChiesta(parametri)),
      ]);
      const perPersona = righe.toSorted((a, b) => (chiaveDi(a.liquidato) < chiaveDi(b.liquidato) ? -1 : 1));
      return {
        colonne: COLONNE,
        sezione: 'Ente',
        sezioni: [...Map.groupBy(perPersona, (riga) => enteDi(comuni, riga))]
          .toSorted(byTesto(([titolo]) => titolo))
          .map(([titolo, sue]) => ({ titolo, righe: sue })),
        orientamento: 'orizzontale',
      };
    },
  }),
);
