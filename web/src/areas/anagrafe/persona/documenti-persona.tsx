import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { cedoliniPersonaRoutes, type CedolinoPersona } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { printCompensiAnnui, printRiepilogoAnnuo } from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { printCedoliniDettagli } from '#shared/contracts/cedolini/stampe/cedolini/cedolini-dettagli.ts';
import { printCedolini } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';

/** A payslip of a run that is not accounted yet may still change: its print says so on each page. */
const statoDi = ({ simulazione, stato }: CedolinoPersona): string => {
  if (simulazione) return 'Simulazione';
  return stato === 'CONTABILIZZATO' ? 'Definitivo' : 'Provvisorio';
};

const colonne: readonly Colonna<CedolinoPersona>[] = [
  {
    id: 'documento',
    titolo: 'Documento',
    valore: ({ anno, mese, descrizione }) => `Cedolino di ${formatMese({ anno, mese })}: ${descrizione}`,
  },
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data', larghezza: 130 },
  { id: 'stato', titolo: 'Stato', valore: statoDi, larghezza: 150 },
];

/** What there is to print of a person: each payslip, with its explanation or without, and the years of what was accounted. */
export const DocumentiPersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const elenco = useElencoRighe({
    nome: 'documenti-persona',
    route: cedoliniPersonaRoutes.listCedoliniPersona,
    request: { query: { uidSubAnagrafe: uid } },
    colonne,
    ordine: 'dataPagamento',
    verso: 'DESC',
  });
  const cedolino = useStampa(printCedolini);
  const spiegato = useStampa(printCedoliniDettagli);
  const anni = anniDi(elenco.tutte ?? []);
  const di = ({ idProcesso, uid: suo }: CedolinoPersona) => ({ idProcesso, idCedolini: [suo] });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo={`Documenti di ${nome}`}
      descrizione="I cedolini da aprire, stampare o scaricare; per gli anni contabilizzati anche i riepiloghi"
      etichetta={({ descrizione }) => descrizione}
      onApri={(riga) => cedolino.print(di(riga))}
      azioni={<DellAnno uid={uid} anni={anni} />}
      azioniRiga={(riga) => [
        { testo: 'Cedolino', onClick: () => cedolino.print(di(riga)) },
        { testo: 'Cedolino con la spiegazione di ogni cifra', onClick: () => spiegato.print(di(riga)) },
      ]}
      vuoto={{ titolo: 'Nessun documento', testo: 'Ci sono quando la persona è calcolata in una elaborazione.' }}
    />
  );
};

/** Years with something accounted, the last before. */
const anniDi = (cedolini: readonly CedolinoPersona[]): readonly number[] =>
  [
    ...new Set(
      cedolini
        .filter(({ stato }) => stato === 'CONTABILIZZATO')
        .map(({ dataPagamento }) => Number(dataPagamento.slice(0, 4))),
    ),
  ].toSorted((a, b) => b - a);

/** The prints of a whole year of the person. */
const DellAnno = ({ uid, anni }: { readonly uid: string; readonly anni: readonly number[] }) => {
  const riepilogo = useStampa(printRiepilogoAnnuo);
  const compensi = useStampa(printCompensiAnnui);
  const mayOpen = useMayOpen();
  if (anni.length === 0 || !mayOpen('/annue')) return null;
  return (
    <ButtonDropdown
      loading={riepilogo.inCorso || compensi.inCorso}
      items={anni.flatMap((anno) => [
        { id: `riepilogo ${anno}`, text: `Riepilogo annuo ${anno}` },
        { id: `compensi ${anno}`, text: `Compensi annui ${anno}` },
      ])}
      onItemClick={({ detail: { id } }) => {
        const [quale, anno] = id.split(' ');
        const parametri = { anno: Number(anno), uidSubAnagrafe: uid };
        (quale === 'riepilogo' ? riepilogo : compensi).print(parametri);
      }}
    >
      Stampe dell'anno
    </ButtonDropdown>
  );
};
