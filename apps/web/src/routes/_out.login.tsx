import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/account/login-screen.tsx';

const GOOGLE_RESULTS = ['failed', 'link'] as const;

export const Route = createFileRoute('/_out/login')({
  validateSearch: (search): { google?: (typeof GOOGLE_RESULTS)[number] } => {
    const google = GOOGLE_RESULTS.find((result) => result === search['google']);
    return google === undefined ? {} : { google };
  },
  component: Login,
});

function Login() {
  const { google } = Route.useSearch();
  return <LoginScreen google={google ?? null} />;
}
