import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { AltroEsame, esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { campoChiave } from '#shared/contracts/noipa/piani-capitoli.ts';
import { testo, uidDi } from '#shared/domain/campi.ts';
import { descrizioneFunzioneCommissione } from '#shared/domain/elaborazione/commissione.ts';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { chiaveQuota, membriAltroEsame, type MembroPagato } from './membri.ts';
import { ModaleCommissione, onceSaved, useCommissioni, type CommissioneProps } from './modale-commissione.tsx';

const Scelta = z.strictObject({
  commissione: uidDi('COMMISSIONE'),
  imponibile: campoChiave(),
  nonImponibile: campoChiave().nullable(),
  membri: z
    .array(AltroEsame.safeExtend({ nominativo: testo(0, 120) }))
    .min(1, 'La commissione non ha altri membri da pagare con il codice fiscale.')
    .max(60),
});
type Scelta = z.infer<typeof Scelta>;

/** What the members of a commission of another exam are paid: no table of these fees is public, the office writes them. */
export const CommissioneAltriEsami = (props: CommissioneProps) => {
  const commissioni = useCommissioni(props.intera);
  const modulo = useModuloAltri(props);
  return (
    <ModaleCommissione
      {...props}
      modulo={modulo}
      commissioni={commissioni}
      nome="commissione"
      onScelta={(scelta) =>
        modulo.form.reset(
          { ...modulo.form.getValues(), membri: membriAltroEsame(scelta, props.intera) },
          { keepDefaultValues: true },
        )
      }
      codici={[
        { nome: 'imponibile', etichetta: 'Codice del compenso' },
        { nome: 'nonImponibile', etichetta: 'Codice del non imponibile', aiuto: 'Soltanto per la funzione di esperto' },
      ]}
    >
      <Membri modulo={modulo} />
    </ModaleCommissione>
  );
};

const useModuloAltri = (props: CommissioneProps) => {
  const { intera, pagati } = props;
  const { uid, versione } = intera.lista;
  const vecchie = [listeRoutes.listListeNoipa, pagamentiRoutes.getListaNoipa];
  const aggiungi = useWrite(esamiRoutes.addPagamentiAltriEsami, vecchie);
  const cambia = useWrite(esamiRoutes.savePagamentiAltriEsami, vecchie);
  return useModulo({
    schema: Scelta,
    valori: valoriDi(pagati ?? []),
    salva: ({ commissione, membri, ...chiavi }) =>
      (pagati === undefined ? aggiungi : cambia).mutateAsync({
        body: {
          uid,
          versione,
          commissione,
          chiavi,
          membri: membri.map(({ nominativo: _nominativo, ...membro }) => membro),
        },
      }),
    ...onceSaved(props),
  });
};

/** The form as the list has its members; empty for a commission to choose. */
const valoriDi = (pagati: readonly MembroPagato[]) => {
  const commissione = pagati[0]?.commissione;
  const imponibile = chiaveQuota(pagati, 'IMPONIBILE');
  return {
    ...(commissione === undefined ? {} : { commissione }),
    ...(imponibile === null ? {} : { imponibile }),
    nonImponibile: chiaveQuota(pagati, 'NON_IMPONIBILE'),
    membri: pagati.flatMap(({ nominativo, desCf, righe }) =>
      righe.map(({ esame, importo, profilo }) => ({
        nominativo,
        desCf,
        importo,
        candidati: esame.candidati,
        giorni: esame.giorni,
        funzione: funzioneDi(profilo),
        flgNonImponibile: esame.quota === 'NON_IMPONIBILE',
      })),
    ),
  };
};

const funzioneDi = (profilo: string): Scelta['membri'][number]['funzione'] =>
  AltroEsame.shape.funzione.safeParse(profilo).data ?? 'ESPERTO';

const Membri = ({ modulo }: { readonly modulo: ControlloModulo<Scelta> }) => (
  <SpaceBetween size="s">
    {modulo.form.watch('membri').map(({ desCf, nominativo, funzione }, indice) => (
      <ExpandableSection
        key={desCf}
        defaultExpanded
        headerText={`${nominativo}, ${descrizioneFunzioneCommissione[funzione].toLowerCase()}`}
      >
        <ColumnLayout columns={4}>
          <CampoIntero modulo={modulo} nome={`membri.${indice}.candidati`} etichetta="Candidati" />
          <CampoIntero modulo={modulo} nome={`membri.${indice}.giorni`} parola="Giorni lavorati" etichetta="Giorni" />
          <CampoImporto modulo={modulo} nome={`membri.${indice}.importo`} etichetta="Importo" />
          {funzione === 'ESPERTO' && (
            <CampoSiNo modulo={modulo} nome={`membri.${indice}.flgNonImponibile`} etichetta="Non imponibile" />
          )}
        </ColumnLayout>
      </ExpandableSection>
    ))}
  </SpaceBetween>
);
