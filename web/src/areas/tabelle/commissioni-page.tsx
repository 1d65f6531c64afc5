import { useState } from 'react';
import { commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { descrizioneTipoEsame } from '#shared/domain/elaborazione/commissione.ts';
import { nomeAnnoScolastico, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { CommissioneModale, etichetteCommissione as etichette } from './commissione-modale.tsx';

const colonne: readonly Colonna<Commissione>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 200 },
  { id: 'numAnno', titolo: etichette.numAnno, valore: ({ numAnno }) => nomeAnnoScolastico(numAnno), larghezza: 160 },
  {
    id: 'tipoEsame',
    titolo: etichette.tipoEsame,
    valore: ({ tipoEsame }) => descrizioneTipoEsame[tipoEsame],
    larghezza: 160,
  },
  { id: 'numClassi', titolo: etichette.numClassi, tipo: 'intero', larghezza: 110 },
  { id: 'candidati', titolo: etichette.candidati, tipo: 'intero', larghezza: 120 },
  { id: 'giorniLavorati', titolo: etichette.giorniLavorati, tipo: 'intero', larghezza: 150, seLarga: true },
  { id: 'flgParitaria', titolo: etichette.flgParitaria, tipo: 'si_no', larghezza: 150, nascosta: true },
  { id: 'presidente', titolo: etichette.presidente },
];

const nome = ({ descrizione, numAnno }: Commissione): string =>
  `la commissione ${descrizione} del ${nomeAnnoScolastico(numAnno)}`;

/** The commissions of the State exams. */
export const CommissioniPage = () => {
  const [anno, setAnno] = useState(TUTTI_GLI_ANNI.numAnno);
  const elenco = useElencoRighe({
    nome: 'commissioni',
    route: commissioniRoutes.listCommissioni,
    request: { body: { anni: [anno] } },
    colonne,
  });
  const gestione = useGestione<Commissione>({
    entita: 'COMMISSIONE',
    etichette,
    nome,
    elimina: commissioniRoutes.removeCommissione,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Commissioni degli esami di Stato"
      descrizione="Candidati e giorni su cui si misurano i compensi dei commissari"
      etichetta={nome}
      azioni={<SceltaAnno valore={anno} onCambia={setAnno} />}
      crea="Nuova commissione"
      vuoto={{
        titolo: 'Nessuna commissione',
        testo: "Le commissioni servono per gli elenchi NoiPA dei compensi d'esame.",
      }}
      finestra={(record, chiudi) => (
        <CommissioneModale commissione={record} anno={anno} onChiudi={chiudi} onSalvata={elenco.salvata} />
      )}
    />
  );
};
