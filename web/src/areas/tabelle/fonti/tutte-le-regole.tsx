import { fontiRoutes, type FonteRegola } from '#shared/contracts/tabelle/fonti.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { descrizioneMarca } from '#shared/rules/riscontri/marca.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';

const stato = ({ marca, flgAbolita }: FonteRegola): string => (flgAbolita ? 'abolita' : descrizioneMarca[marca]);

const colonne: readonly Colonna<FonteRegola>[] = [
  { id: 'descrizione', titolo: 'Regola', larghezza: 240 },
  { id: 'materia', titolo: 'Materia', nascosta: true },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 110 },
  { id: 'al', titolo: 'Al', tipo: 'data', nascosta: true },
  { id: 'norma', titolo: 'Norma', larghezza: 220 },
  { id: 'marca', titolo: 'Stato', valore: stato, larghezza: 130 },
  {
    id: 'letta',
    titolo: 'Letta in',
    larghezza: 220,
    valore: ({ riscontro }) => (riscontro === null ? '' : `${riscontro.dove} (${formatGiorno(riscontro.il)})`),
  },
  { id: 'documento', titolo: 'Che cosa la confermerebbe', larghezza: 200, seLarga: true },
  { id: 'valeFinoA', titolo: 'Stampata fino al', tipo: 'data', nascosta: true },
  { id: 'id', titolo: 'Nome nel programma', nascosta: true },
];

/** Every version of every rule of the program. */
export const TutteLeRegole = () => {
  const elenco = useElencoRighe({
    nome: 'fonti',
    route: fontiRoutes.listFonti,
    request: {},
    colonne,
    ordine: 'descrizione',
    chiave: ({ id, dal }) => `${id} ${dal}`,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Tutte le regole"
      descrizione="Ogni valore con il giorno da cui vale, la norma e la pagina in cui è stato letto"
      etichetta={({ descrizione }) => descrizione}
      vuoto={{ titolo: 'Nessuna regola', testo: 'Nessuna regola corrisponde alla ricerca.' }}
    />
  );
};
