import {
  ForgotPasswordForm,
  LoginForm,
  RegisterForm,
  ResetPasswordForm,
} from '#src/features/auth/guest-forms.ts'
import type { RouteName } from '#src/routing/routes.ts'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { lazyScreen } from './lazy-screen.ts'

export const screens = {
  login: lazyScreen('LoginScreen', () => import('#src/screens/login-screen.tsx'), ['auth'], LoginForm),
  register: lazyScreen(
    'RegisterScreen',
    () => import('#src/screens/register-screen.tsx'),
    ['auth', 'auth-account'],
    RegisterForm,
  ),
  forgotPassword: lazyScreen(
    'ForgotPasswordScreen',
    () => import('#src/screens/forgot-password-screen.tsx'),
    ['auth', 'auth-account'],
    ForgotPasswordForm,
  ),
  resetPassword: lazyScreen(
    'ResetPasswordScreen',
    () => import('#src/screens/reset-password-screen.tsx'),
    ['auth', 'auth-account'],
    ResetPasswordForm,
  ),
  home: lazyScreen('HomeScreen', () => import('#src/screens/home-screen.tsx'), ['catalog', 'projects']),
  profile: lazyScreen('ProfileScreen', () => import('#src/screens/profile-screen.tsx'), [
    'profile',
    'auth-account',
    'problem',
    'auth',
  ]),
  services: lazyScreen('ServicesScreen', () => import('#src/screens/services-screen.tsx'), ['catalog']),
  projects: lazyScreen('ProjectsScreen', () => import('#src/screens/projects-screen.tsx'), [
    'catalog',
    'projects',
  ]),
  createProject: lazyScreen('CreateProjectScreen', () => import('#src/screens/create-project-screen.tsx'), [
    'catalog',
    'projects',
  ]),
  project: lazyScreen('ProjectScreen', () => import('#src/screens/project-screen.tsx'), [
    'catalog',
    'projects',
    'editor',
    'runs',
  ]),
  payment: lazyScreen('PaymentScreen', () => import('#src/screens/payment-screen.tsx'), ['billing']),
  share: lazyScreen('ShareScreen', () => import('#src/screens/share-screen.tsx'), ['share']),
  transactions: lazyScreen('TransactionsScreen', () => import('#src/screens/transactions-screen.tsx'), [
    'billing',
    'catalog',
  ]),
} satisfies Record<RouteName, unknown>

/** Layout around every customer screen. */
export const DefaultLayout = lazyComponent(
  async () => (await import('../layouts/default-layout.tsx')).DefaultLayout,
)
