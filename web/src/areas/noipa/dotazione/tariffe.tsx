import { variazioniNoipaRoutes, type QualificaRetributiva } from '#shared/contracts/noipa/variazioni.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useSession } from '#ui/session.ts';

const colonne: readonly Colonna<QualificaRetributiva>[] = [
  { id: 'descrizione', titolo: 'Compenso' },
  { id: 'qualifica', titolo: 'Qualifica', larghezza: 190 },
  { id: 'tariffa', titolo: 'Tariffa', tipo: 'importo', larghezza: 120 },
  { id: 'spiegazione', titolo: 'Da dove viene' },
  { id: 'riscontrata', titolo: 'Riscontrata', tipo: 'si_no', larghezza: 120 },
  { id: 'codVoce', titolo: 'Voce', nascosta: true },
];

/** The rates by which NoiPA pays in a month of a year: that of today in this year, the last of another. */
export const Tariffe = ({ anno }: { readonly anno: number }) => {
  const oggi = meseDi(useSession().sessione.oggi);
  const mese = anno === oggi.anno ? oggi.mese : 12;
  const elenco = useElencoRighe({
    nome: 'qualifiche-noipa',
    route: variazioniNoipaRoutes.listQualificheRetributive,
    request: { query: { anno, mese } },
    colonne,
    chiave: ({ codVoce, profilo }) => `${codVoce}-${profilo}`,
    ordine: 'descrizione',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo={`Tariffe al 01/${String(mese).padStart(2, '0')}/${anno}`}
      descrizione="Lordo dipendente, con la norma; vuota dove nessuno ne ha pubblicata una"
      etichetta={({ descrizione, qualifica }) => `${descrizione} ${qualifica}`}
      vuoto={{ titolo: 'Nessuna tariffa', testo: 'In quel mese nessuna norma ne dà una.' }}
    />
  );
};
