import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { CampoTesto } from '../../modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../modulo/modale-modulo.tsx';
import { useModulo } from '../../modulo/use-modulo.ts';
import { filtriToText, filtroInVigore, NomeFiltro, withFiltro, withoutFiltro } from '../filtri-salvati.ts';
import type { FonteElenco } from '../fonti/fonte.ts';

type Fonte<R extends object, O extends string> = {
  readonly elenco: Pick<FonteElenco<R, O>, 'preferenze' | 'savePreferenze' | 'filtri' | 'filtra'>;
};

/** The filters that the user keeps for the list: the one chosen takes the place of those in force. */
export const SceltaFiltro = <R extends object, O extends string>({ elenco }: Fonte<R, O>) => {
  const { filtriSalvati } = elenco.preferenze;
  const scelto = filtroInVigore(filtriSalvati, elenco.filtri);
  return (
    <Select
      ariaLabel="Filtri salvati"
      placeholder="Filtri salvati"
      selectedOption={scelto === undefined ? null : { value: scelto.nome, label: scelto.nome }}
      options={filtriSalvati.map(({ nome }) => ({ value: nome, label: nome }))}
      onChange={({ detail }) => {
        const voluto = filtriSalvati.find(({ nome }) => nome === detail.selectedOption.value);
        if (voluto) elenco.filtra(voluto.filtri);
      }}
    />
  );
};

/** The ways on from the filters in force: kept under a name, or taken away from those that are kept. */
export const TieniFiltro = <R extends object, O extends string>({ elenco }: Fonte<R, O>) => {
  const [aperta, setAperta] = useState(false);
  const { filtriSalvati } = elenco.preferenze;
  const scelto = filtroInVigore(filtriSalvati, elenco.filtri);
  if (scelto !== undefined)
    return (
      <Button
        variant="inline-link"
        onClick={() =>
          elenco.savePreferenze({ ...elenco.preferenze, filtriSalvati: withoutFiltro(filtriSalvati, scelto.nome) })
        }
      >
        {`Non tenere più «${scelto.nome}»`}
      </Button>
    );
  return (
    <>
      <Button variant="inline-link" onClick={() => setAperta(true)}>
        Salva questo filtro
      </Button>
      {aperta && <NomeDelFiltro elenco={elenco} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const NomeDelFiltro = <R extends object, O extends string>({
  elenco,
  onChiudi,
}: Fonte<R, O> & { readonly onChiudi: () => void }) => {
  const modulo = useModulo({
    schema: NomeFiltro,
    valori: { nome: '' },
    salva: ({ nome }) => {
      const filtriSalvati = withFiltro(elenco.preferenze.filtriSalvati, { nome, filtri: elenco.filtri });
      if (filtriToText(filtriSalvati) === null)
        return Promise.reject(new Error('I filtri salvati di questo elenco sono troppi: toglierne uno.'));
      elenco.savePreferenze({ ...elenco.preferenze, filtriSalvati });
      return Promise.resolve();
    },
    onSalvato: onChiudi,
    messaggio: 'Filtro salvato: si sceglie accanto alla ricerca',
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Salva questo filtro" onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="nome"
        etichetta="Nome"
        aiuto="Con il nome di uno che c’è, ne prende il posto. Lo vede solo chi lo salva."
      />
    </ModaleModulo>
  );
};
