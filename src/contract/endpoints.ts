import { checkPromoCode, deposit, getBalance, getTransactions } from './billing.ts'
import { addBlock, deleteBlock, duplicateBlock, sortBlocks, updateBlock } from './blocks.ts'
import { getFormats, getLanguages, getService, getServices } from './catalog.ts'
import {
  forgotPassword,
  getProfile,
  login,
  logout,
  register,
  resetPassword,
  updateImage,
  updateProfile,
  verifyEmail,
} from './customer.ts'
import { exportProject } from './exports.ts'
import { getCode } from './exports-code.ts'
import { getProject, initProject, saveProject, updateSettings } from './projects.ts'
import { deleteProject, getProjects, updateTitle } from './projects-list.ts'
import { generate, getResponse, payProject } from './runs.ts'
import { getVoices, toggleFavorite } from './voices.ts'

/**
 * Every call of the product, by name. Only code that works on all of them imports this table (the fake backend, the
 * OpenAPI document, the contract tests); the app imports the calls it makes, each from its own file.
 */
export const endpoints = {
  login,
  logout,
  register,
  getProfile,
  updateProfile,
  forgotPassword,
  resetPassword,
  verifyEmail,
  updateImage,
  getBalance,
  getTransactions,
  deposit,
  checkPromoCode,
  getVoices,
  toggleFavorite,
  getLanguages,
  getServices,
  getService,
  getFormats,
  getProjects,
  getProject,
  initProject,
  deleteProject,
  updateTitle,
  saveProject,
  updateSettings,
  addBlock,
  updateBlock,
  deleteBlock,
  duplicateBlock,
  sortBlocks,
  generate,
  getResponse,
  exportProject,
  getCode,
  payProject,
} as const
export type Endpoints = typeof endpoints
