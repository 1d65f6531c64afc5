import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';
import { colonneAssenze, nomeAssenza } from './colonne-assenze.ts';
import { RiepilogoAnno } from './persona/riepilogo-anno.tsx';

/** The employee's own absences, to read. */
export const MieAssenzePage = () => {
  const { sessione } = useSession();
  const [numAnno, setNumAnno] = useState(annoScolasticoDi(sessione.oggi).numAnno);
  const anno = useRoute(assenzeRoutes.searchAssenzeProprie, { body: { numAnno, limit: 0 } });
  const elenco = useElencoRicerca({
    nome: 'mie-assenze',
    route: assenzeRoutes.searchAssenzeProprie,
    criteri: { numAnno },
    colonne: colonneAssenze,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  return (
    <Pagina
      titolo="Le mie assenze"
      descrizione="Le assenze registrate dalla scuola e quello che resta"
      azioni={<SceltaAnno valore={numAnno} onCambia={setNumAnno} />}
    >
      {anno.data?.riepilogo && <RiepilogoAnno riepilogo={anno.data.riepilogo} assenze={anno.data.righe} />}
      <Elenco
        elenco={{
          ...elenco,
          ricarica: () => {
            elenco.ricarica();
            void anno.refetch();
          },
        }}
        variante="container"
        titolo="Elenco delle assenze"
        etichetta={nomeAssenza}
        vuoto={{ titolo: 'Nessuna assenza', testo: 'Nel periodo scelto non ci sono assenze registrate.' }}
      />
    </Pagina>
  );
};
